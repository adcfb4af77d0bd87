import { type DrawingName, drawing } from '../components/art/drawing.ts'
import { useHref } from '../components/text/useHref.ts'
import type { CarouselSlide } from '../components/ui/carousel/Carousel.tsx'
import { Drawing } from '../components/ui/Drawing.tsx'

type StoryName = { slug: string; title: string }

/** Stories as covers with their titles, for S-45. */
export function useStorySlides(stories: readonly StoryName[]): CarouselSlide[] {
  const href = useHref()
  return stories.map(({ slug, title }) => ({
    id: slug,
    content: (
      <>
        <Drawing day={drawing(`cover-${slug}` as DrawingName)} decorative />
        <p>
          <a href={href('success-stories.story', { story: slug })}>{title}</a>
        </p>
      </>
    ),
  }))
}
