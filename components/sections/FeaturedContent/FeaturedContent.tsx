import { ArrowRight } from 'lucide-react'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { IconLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import type { BlogPost } from '../BlogTeaser/BlogTeaser.tsx'
import { type FeaturedChoice, featuredPosts } from './featured-posts.ts'
import { FeaturedPostsIsland } from './FeaturedPosts.island.tsx'

type Props = FeaturedChoice & {
  /** All posts; none, or undefined when they could not be fetched, leaves the section out. */
  posts: readonly BlogPost[] | undefined
  /** Where all posts of the same subject stand. */
  all: string
}

/** S-04: up to five posts on the subject of the page. */
export function FeaturedContent({ posts = [], all, ...choice }: Props) {
  const text = useText()
  if (featuredPosts(posts, choice).length === 0) return null
  return (
    <Section
      title={<Message id="featured-content.title" />}
      actions={
        <IconLink href={all} pointing>
          <Message id="featured-content.action.all" />
          <ArrowRight strokeWidth={1.6} />
        </IconLink>
      }
    >
      <FeaturedPostsIsland name={text('featured-content.slides')} posts={posts} {...choice} />
    </Section>
  )
}
