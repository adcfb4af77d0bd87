import type { PostPlate } from '../../../content/entry-plate.ts'
import type { PostCategory } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { usePostDate } from '../../text/post-texts.ts'
import { useText } from '../../text/useText.ts'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { Prose, ContentsList } from '../../ui/Prose.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import css from './PostArticle.module.css'

/** A blog post with its whole text; the `html` of a section is finished and begins with its heading. */
export type PostContent = {
  title: string
  preview: string
  published: string
  updated?: string | undefined
  author: string
  /** Reading time. */
  minutes: number
  image: DrawingFile
  category: { id: PostCategory; path: string }
  sections: readonly { id: string; title: string; html: string }[]
  /** Stands below the section with the id. */
  plate?: PostPlate
  tags: readonly { title: string; path: string }[]
}

/** A post as a page: head with cover, list of contents, text, tags. */
export function PostArticle({ post }: { post: PostContent }) {
  const text = useText()
  const postDate = usePostDate()
  const { title, preview, published, updated, author, minutes } = post
  const { image, category, sections, plate, tags } = post
  const cut = plate ? sections.findIndex(({ id }) => id === plate.below) + 1 : sections.length
  return (
    <Panel>
      <article aria-labelledby="post-title">
        <div className={css.head}>
          <div className={css.words}>
            <a className={css.category} href={category.path}>
              <Message id={`taxonomy.post-category.${category.id}`} />
            </a>
            <h1 id="post-title" className={css.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={css.preview}>{preview}</p>
            <p className={css.facts}>
              <time dateTime={published}>{postDate(published)}</time>
              {updated ? (
                <span>
                  <Message
                    id="blog.post.updated"
                    values={{
                      date: postDate(updated),
                      time: (chunks) => <time dateTime={updated}>{chunks}</time>,
                    }}
                  />
                </span>
              ) : null}
              <span>{author}</span>
              <span>
                <Message id="blog.post.reading-time" values={{ minutes }} />
              </span>
            </p>
          </div>
          <Drawing day={image} decorative className={css.cover} loading="eager" />
        </div>
        <div className={css.body}>
          <ContentsList name={text('blog.post.contents')} sections={sections} />
          <div className={css.text}>
            <Prose html={htmlOf(sections.slice(0, cut))} />
            {plate ? <ExplainingPlate {...plate} className={css.plate} /> : null}
            {cut < sections.length ? <Prose html={htmlOf(sections.slice(cut))} /> : null}
            <nav aria-label={text('blog.post.tags')}>
              <PageLinks links={tags} arrangement="flow" />
            </nav>
          </div>
        </div>
      </article>
    </Panel>
  )
}

function htmlOf(sections: PostContent['sections']): string {
  return sections.map(({ html }) => html).join('\n')
}
