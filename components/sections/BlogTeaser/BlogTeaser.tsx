import type { PostCategory } from '../../../content/taxonomy.ts'
import type { Locale } from '../../../locales/locales.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { useTagName, usePostDate } from '../../text/post-texts.ts'
import { Message, ForeignText } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Tags } from '../../ui/Tags.tsx'
import css from './BlogTeaser.module.css'

/** What lists show of a blog post (E-02). */
export type BlogPost = {
  slug: string
  /** The language of its words and page when it is not that of the list. */
  language?: Locale | undefined
  title: string
  /** Day of publishing, ISO 8601. */
  date: string
  /** The whole first words; the teaser shortens them. */
  preview: string
  image: DrawingFile
  category: PostCategory
  tags: readonly string[]
  /** As `authorLabel` of `content/post.ts` gives it. */
  author?: string
}

/** S-05: one post in a list. The link covers the whole teaser; its name is the title. */
export function BlogTeaser({ post }: { post: BlogPost }) {
  const href = useHref()
  const postDate = usePostDate()
  const text = useText()
  const tagName = useTagName()
  const { slug, title, language, date, preview, image, category, tags, author } = post
  return (
    <article className={css.teaser}>
      <div className={css.words}>
        <Heading size="h4">
          <a
            className={css.link}
            href={href('blog.post', { post: slug }, language)}
            hrefLang={language}
          >
            <EntryTitle title={title} language={language} />
          </a>
        </Heading>
        <p className={css.preview}>
          <ForeignText language={language}>{previewText(preview)}</ForeignText>
        </p>
        {tags.length > 0 ? (
          <Tags name={text('blog-teaser.tags')} labels={[...new Set(tags.map(tagName))]} />
        ) : null}
      </div>
      <div className={css.meta}>
        <span>
          <Message id={`taxonomy.post-category.${category}`} />
        </span>
        <p className={css.published}>
          <time dateTime={date}>{postDate(date)}</time>
          {author ? <span className={css.author}>{author}</span> : null}
        </p>
      </div>
      <Drawing day={image} decorative className={css.image} />
    </article>
  )
}

/** A text up to this length stays whole. */
const whole = 90
/** A longer one is cut to this length. */
const cut = 80

/**
 * The beginning of a text for cards (K-04, A-65). Lengths are counted in characters as readers see them,
 * so that no emoji and no accent is cut in half.
 */
export function previewText(text: string): string {
  // A character has at least one code unit.
  if (text.length <= whole) return text
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  if (characters.length <= whole) return text
  return `${characters.slice(0, cut).join('').trimEnd()}…`
}
