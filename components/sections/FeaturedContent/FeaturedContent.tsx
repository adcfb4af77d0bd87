import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { T } from '../../text/T.tsx'
import { useCarouselWords } from '../../text/useCarouselWords.ts'
import { useText } from '../../text/useText.ts'
import { Carousel } from '../../ui/carousel/Carousel.tsx'
import { IconLink } from '../../ui/IconLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { type BlogPost, BlogTeaser } from '../BlogTeaser/BlogTeaser.tsx'
import { useFreshPosts } from '../BlogTeaser/useFreshPosts.ts'
import { featuredPosts } from './featured-posts.ts'

type Props = {
  /** All posts; none, or undefined when they could not be fetched, leaves the section out. */
  posts: readonly BlogPost[] | undefined
  /** Id of a category, or a tag, that the posts should have. */
  value?: string
  /** How many there should be where the subject has fewer. */
  least?: number
  /** Slug of the post that the visitor is reading. */
  except?: string
  addressOf: (post: Pick<BlogPost, 'slug' | 'language'>) => string
  /** Where all posts of the same subject stand. */
  all: string
}

/** S-04: up to five posts on the subject of the page, fresh from the server when they come near. */
export function FeaturedContent({ posts = [], value, least, except, addressOf, all }: Props) {
  const words = useCarouselWords(useText()('featured-content.slides'))
  const place = useRef<HTMLDivElement>(null)
  const { posts: known } = useFreshPosts(posts, place)
  const shown = featuredPosts(
    known.filter(({ slug }) => slug !== except),
    value,
    least,
  )
  if (shown.length === 0) return null
  return (
    <Section
      title={<T id="featured-content.title" />}
      actions={
        <IconLink href={all} pointing>
          <T id="featured-content.action.all" />
          <ArrowRight strokeWidth={1.6} />
        </IconLink>
      }
    >
      <div ref={place}>
        <Carousel
          kind="posts"
          words={words}
          slides={shown.map((post) => ({
            id: post.slug,
            content: <BlogTeaser post={post} address={addressOf(post)} />,
          }))}
        />
      </div>
    </Section>
  )
}
