import { useRef } from 'react'
import { type PostChoice, postsOn } from '../../../content/blog-lists.ts'
import { T } from '../../text/T.tsx'
import { useText } from '../../text/useText.ts'
import { type BlogPost, BlogTeaser } from '../BlogTeaser/BlogTeaser.tsx'
import { useFreshPosts } from '../BlogTeaser/useFreshPosts.ts'
import css from './BlogList.module.css'

type Props = {
  /** Those that this list shows, the newest first. */
  posts: readonly BlogPost[]
  /** Which of all posts they are. */
  choice: PostChoice
  /** Of this page, for another try. */
  address: string
}

/** The posts of a list, fresh from the server. */
export function ListedPosts({ posts, choice, address }: Props) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const known = useFreshPosts(posts, place)
  const fresh = known.state === 'fresh' ? postsOn(known.posts, choice) : []
  const shown = fresh.length > 0 ? fresh : posts
  return (
    <>
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
              <BlogTeaser post={post} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
