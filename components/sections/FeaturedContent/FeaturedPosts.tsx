import { useEffect, useRef } from 'react'
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
export function FeaturedPosts({ name, posts, ...choice }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { posts: known } = useFreshPosts(posts, place)
  const shown = featuredPosts(known, choice)

  // Without posts there is no section.
  useEffect(() => {
    const section = place.current?.closest('section')
    if (section) section.hidden = shown.length === 0
  })

  return (
    <div ref={place}>
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
