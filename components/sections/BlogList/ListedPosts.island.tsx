import messages from 'virtual:island-messages/blog.failure,blog.articles,common.other-language,blog-teaser,tags,taxonomy'
import { useRef } from 'react'
import { island } from '../../islands/island.tsx'
import { type PostChoice, postsOn } from '../../../content/blog-lists.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import rows from '../../ui/FullRows.module.css'
import { type BlogPost, BlogTeaser } from '../BlogTeaser/BlogTeaser.tsx'
import { useFreshPosts } from '../BlogTeaser/useFreshPosts.ts'
import css from './BlogList.module.css'

type Props = {
  /** Those that this list shows, the newest first. */
  posts: readonly BlogPost[]
  /** Which of all posts they are. */
  choice: PostChoice
  /** Of this page, for another try. */
  path: string
}

/** The posts of a list, fresh from the server. */
function ListedPosts({ posts, choice, path }: Props) {
  const text = useText()
  const ref = useRef<HTMLDivElement>(null)
  const freshPosts = useFreshPosts(posts, ref)
  const fresh = freshPosts.state === 'fresh' ? postsOn(freshPosts.posts, choice) : []
  const shown = fresh.length > 0 ? fresh : posts
  return (
    <>
      <p className={css.failure} role="status">
        {freshPosts.state === 'failed' ? (
          <>
            <Message id="blog.failure.text" />{' '}
            <a href={path} rel="external">
              <Message id="blog.failure.retry" />
            </a>
          </>
        ) : null}
      </p>
      <div ref={ref}>
        <ul className={[rows.rows, css.posts].join(' ')} aria-label={text('blog.articles')}>
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

export const ListedPostsIsland = island({
  name: 'ListedPosts',
  component: ListedPosts,
  start: 'near',
  messages,
})
