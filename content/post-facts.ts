import * as v from 'valibot'
import { sourceList } from './cited-sources.ts'
import { day } from './days.ts'
import { postCategories, type PostCategory } from './taxonomy.ts'

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
})

export type PostFacts = v.InferOutput<typeof postFacts>
