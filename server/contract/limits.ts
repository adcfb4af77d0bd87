/** Longest texts of the form fields, in UTF-16 units as `maxlength` counts them. */
export const limits = {
  name: 200,
  /** Whole address, its domain in ASCII. */
  email: 254,
  phone: 40,
  company: 120,
  requestDetails: 5000,
  pathname: 300,
  /** Each answer of the finder: longer values are cut, never refused. */
  answer: 200,
  /** Each part of a brief, whose query is cut between two of its pairs. */
  briefPart: 2000,
} as const

/** From this length on the details field shows its counter. */
export const detailsCounterFrom = 4500
