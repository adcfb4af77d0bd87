import * as v from 'valibot'
import { sourceList } from './cited-sources.ts'
import { day } from './days.ts'
import { entryPlate } from './entry-plate.ts'
import { postCategories, type PostCategory } from './taxonomy.ts'
import { company } from './company.ts'

const tag = v.pipe(
  v.string(),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} .+#-]{0,28}[\p{L}\p{N}+#])?$/u,
    'is no tag: use at most 30 letters, digits, spaces, dots, + or #',
  ),
)

/** `entry.json` of a blog post. */
export const postFacts = v.strictObject({
  sample: v.boolean(),
  /** Day of publishing. */
  date: day,
  category: v.picklist(Object.keys(postCategories) as [PostCategory, ...PostCategory[]]),
  tags: v.pipe(
    v.array(tag),
    v.minLength(1, 'needs at least one tag'),
    v.check(
      (tags) => new Set(tags.map((one) => one.toLowerCase())).size === tags.length,
      'holds a tag twice',
    ),
  ),
  /** Name of a drawing. */
  cover: v.string(),
  /** Left out, the company's team. */
  author: v.optional(v.pipe(v.string(), v.nonEmpty())),
  sources: sourceList,
  /** The drawing that explains what the section before its words says. */
  plate: v.optional(entryPlate),
})

export type PostFacts = v.InferOutput<typeof postFacts>

/**
 * The author of a post as the site names it (K-06, A-67): the team of the former owner becomes ours,
 * also inside a longer label; other authors stay. It runs where posts are read, so that the old name
 * gets neither into pages nor into scripts.
 */
export function authorLabel(label: string): string {
  return label.replace(/devico team/gi, `${company.name} Team`).replace(/devico/gi, company.name)
}
