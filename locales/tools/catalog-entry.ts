import * as v from 'valibot'

/** One message of the English catalogs, Format.JS JSON with two fields of our own. */
export const catalogEntry = v.strictObject({
  defaultMessage: v.string(),
  /** Where the words are seen and what each value holds, for translators. */
  description: v.string(),
  /** Longest text in user-perceived characters. */
  max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** A locale cannot go live without it; attributes and head use only such messages. */
  required: v.optional(v.boolean()),
})

/** One message of another locale: the text; what a translation system adds is left out. */
export const translatedEntry = v.pipe(
  v.object({ defaultMessage: v.string() }),
  v.transform(({ defaultMessage }) => ({ defaultMessage, description: '' })),
)

export type CatalogEntry = v.InferOutput<typeof catalogEntry>
