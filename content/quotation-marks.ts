/** The marks around a whole quotation, in the languages of the site: the design sets none. */
export const quotationMarks = /^["“„«»]|["”“«»]$/g
