import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1))

/** API-02: the posts in the fields of E-02; they become links and pictures, so addresses are checked. */
const blogPosts = v.array(
  v.object({
    image: v.object({
      /** An address on this site, never one of another host. */
      src: v.pipe(v.string(), v.regex(/^\/[^/\\]/)),
      width: pixels,
      height: pixels,
    }),
    title: text,
    /** The language of its words and page when it is not the asked one. */
    language: v.optional(text),
    date: v.pipe(v.string(), v.isoDate()),
    preview: text,
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    /** Id of a category in `content/taxonomy.ts`. */
    category: text,
    tags: v.array(text),
  }),
)

export type BlogPosts = v.InferOutput<typeof blogPosts>

/** The posts of an answer, or undefined when it contains anything else. */
export function readBlogPosts(response: unknown): BlogPosts | undefined {
  const { success, output } = v.safeParse(blogPosts, response)
  return success ? output : undefined
}
