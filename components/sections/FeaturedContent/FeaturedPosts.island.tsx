import messages from 'virtual:island-messages/common.carousel,common.other-language,blog-teaser,tags,taxonomy'
import { useEffect, useRef } from 'react'
import { island } from '../../islands/island.tsx'
import { Slider } from '../../slider/Slider.tsx'
import { type BlogPost, BlogTeaser } from '../BlogTeaser/BlogTeaser.tsx'
import { useFreshPosts } from '../BlogTeaser/useFreshPosts.ts'
import { type FeaturedChoice, featuredPosts } from './featured-posts.ts'

type Props = FeaturedChoice & {
  /** Of the slider. */
  name: string
  posts: readonly BlogPost[]
}

/** The posts in a slider, fresh from the server when they come near. */
function FeaturedPosts({ name, posts, ...choice }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { posts: fresh } = useFreshPosts(posts, ref)
  const shown = featuredPosts(fresh, choice)

  // Without posts there is no section.
  useEffect(() => {
    const section = ref.current?.closest('section')
    if (section) section.hidden = shown.length === 0
  })

  return (
    <div ref={ref}>
      <Slider
        kind="posts"
        name={name}
        slides={shown.map((post) => ({
          id: post.slug,
          content: <BlogTeaser post={post} />,
        }))}
      />
    </div>
  )
}

export const FeaturedPostsIsland = island({
  name: 'FeaturedPosts',
  component: FeaturedPosts,
  start: 'near',
  messages,
})
