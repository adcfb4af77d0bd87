import { Rss, ArrowLeft, ArrowRight } from 'lucide-react'
import type { PostChoice } from '../../../content/blog-lists.ts'
import { SiteSearchForm } from '../../search/SiteSearchForm.tsx'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { IconLink } from '../../ui/Button.tsx'
import { OpeningWords } from '../../ui/Heading.tsx'
import { type PageLink, PageLinks } from '../../ui/PageLinks.tsx'
import fold from '../../ui/Fold.module.css'
import { Section } from '../../ui/Section.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { BlogPost } from '../BlogTeaser/BlogTeaser.tsx'
import css from './BlogList.module.css'
import { ListedPostsIsland } from './ListedPosts.island.tsx'

type Props = {
  title: string
  lead: string
  /** Those that this list shows, the newest first. */
  posts: readonly BlogPost[]
  choice: PostChoice
  categories: readonly PageLink[]
  tags: readonly PageLink[]
  /** Tags that lead to one post each: so many of them are folded. */
  rareTags: readonly PageLink[]
  /** Empty for a list of one page. */
  pages: ListPagesProps['pages']
  /** Of this page, for another try. */
  path: string
  /** Address of the file for feed readers. */
  feed: string
}

/** S-05 as a page: posts with the ways to all others. */
export function BlogList(props: Props) {
  const { title, lead, posts, choice, categories, tags, rareTags, pages, path, feed } = props
  const text = useText()
  return (
    <>
      <Panel labelledBy="blog-title">
        <OpeningWords id="blog-title" title={title} lead={lead} />
        <details className={[css.folded, fold.fold, fold.onPhones].join(' ')}>
          <summary>
            <Message id="blog.find" />
          </summary>
          <div className={css.search}>
            <SiteSearchForm label={<Message id="blog.search" />} />
          </div>
          <nav className={css.categories} aria-label={text('blog.categories')}>
            <PageLinks links={categories} arrangement="flow" />
          </nav>
        </details>
        <ListedPostsIsland posts={posts} choice={choice} path={path} />
        <p className={css.feed}>
          <IconLink href={feed} type="application/rss+xml" rel="external">
            <Rss strokeWidth={1.6} />
            <Message id="blog.feed" />
          </IconLink>
        </p>
        {pages.length > 1 ? <ListPages pages={pages} /> : null}
      </Panel>
      <Section opening="beside" size="h3" title={<Message id="blog.tags" />}>
        <PageLinks links={tags} arrangement="flow" />
        {rareTags.length > 0 ? (
          <details className={[css.folded, fold.fold].join(' ')}>
            <summary>
              <Message id="blog.tags.rare" />
            </summary>
            <PageLinks links={rareTags} arrangement="flow" />
          </details>
        ) : null}
      </Section>
    </>
  )
}

type ListPagesProps = {
  pages: readonly { page: number; path: string; current: boolean }[]
}

/** The pages of a list: by number, and one step to newer and older. */
function ListPages({ pages }: ListPagesProps) {
  const text = useText()
  const at = pages.findIndex(({ current }) => current)
  const newer = pages[at - 1]
  const older = pages[at + 1]
  return (
    <nav className={css.pages} aria-label={text('blog.pages.name')}>
      {newer ? (
        <IconLink href={newer.path} pointing>
          <ArrowLeft strokeWidth={1.6} />
          <Message id="blog.pages.previous" />
        </IconLink>
      ) : null}
      <ol className={css.numbers}>
        {pages.map(({ page, path, current }) => (
          <li key={page}>
            <a
              href={path}
              aria-label={text('blog.pages.page', { page })}
              aria-current={current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {older ? (
        <IconLink href={older.path} pointing>
          <Message id="blog.pages.next" />
          <ArrowRight strokeWidth={1.6} />
        </IconLink>
      ) : null}
    </nav>
  )
}
