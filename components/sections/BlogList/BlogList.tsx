import { Rss } from 'lucide-react'
import { useRef } from 'react'
import { T } from '../../text/T.tsx'
import { useText } from '../../text/useText.ts'
import { IconLink } from '../../ui/IconLink.tsx'
import { type PageLink, PageLinks } from '../../ui/PageLinks.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { type BlogPost, BlogTeaser } from '../BlogTeaser/BlogTeaser.tsx'
import { useFreshPosts } from '../BlogTeaser/useFreshPosts.ts'
import css from './BlogList.module.css'
import { ListPages, type ListPagesProps } from './ListPages.tsx'

type Props = {
  title: string
  lead: string
  /** Those that this list shows, the newest first. */
  posts: readonly BlogPost[]
  /** Takes those of this list from all posts. */
  choose: (all: readonly BlogPost[]) => readonly BlogPost[]
  categories: readonly PageLink[]
  tags: readonly PageLink[]
  /** Empty for a list of one page. */
  pages: ListPagesProps['pages']
  addressOf: (post: Pick<BlogPost, 'slug' | 'language'>) => string
  /** Of this page, for another try. */
  address: string
  /** Address of the file for feed readers. */
  feed: string
}

/** S-05 as a page: posts with the ways to all others, fresh from the server. */
export function BlogList(props: Props) {
  const { title, lead, posts, choose, categories, tags, pages, addressOf, address, feed } = props
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const known = useFreshPosts(posts, place)
  const fresh = known.state === 'fresh' ? choose(known.posts) : []
  const shown = fresh.length > 0 ? fresh : posts
  return (
    <>
      <Sheet labelledBy="blog-title">
        <div className={css.head}>
          <h1 id="blog-title" tabIndex={-1}>
            {title}
          </h1>
          <p className={css.lead}>{lead}</p>
        </div>
        <nav className={css.categories} aria-label={text('blog.categories')}>
          <PageLinks links={categories} arrangement="flow" />
        </nav>
        <p className={css.failure} role="status">
          {known.state === 'failed' ? (
            <>
              <T id="blog.failure.text" />{' '}
              <a href={address} rel="external">
                <T id="blog.failure.retry" />
              </a>
            </>
          ) : null}
        </p>
        <div ref={place}>
          <ul className={css.posts} aria-label={text('blog.articles')}>
            {shown.map((post) => (
              <li key={post.slug}>
                <BlogTeaser post={post} address={addressOf(post)} />
              </li>
            ))}
          </ul>
        </div>
        <p className={css.feed}>
          <IconLink href={feed} type="application/rss+xml" rel="external">
            <Rss strokeWidth={1.6} />
            <T id="blog.feed" />
          </IconLink>
        </p>
        {pages.length > 1 ? <ListPages pages={pages} /> : null}
      </Sheet>
      <Section opening="beside" size="h3" title={<T id="blog.tags" />}>
        <PageLinks links={tags} arrangement="flow" />
      </Section>
    </>
  )
}
