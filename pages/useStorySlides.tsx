import { type DrawingName, drawing } from '../components/art/drawing.ts'
import { EntryTitle } from '../components/text/EntryTitle.tsx'
import { SampleMark } from '../components/text/SampleMark.tsx'
import { useHref } from '../components/text/useHref.ts'
import type { CarouselSlide } from '../components/ui/carousel/carousel-slides.ts'
import { Drawing } from '../components/ui/Drawing.tsx'
import type { Locale } from '../locales/locales.ts'

type StoryName = {
  slug: string
  title: string
  language?: Locale | undefined
  sample?: boolean
}

/** Stories as covers with their titles, for S-45. */
export function useStorySlides(stories: readonly StoryName[]): CarouselSlide[] {
  const href = useHref()
  return stories.map(({ slug, title, language, sample }) => ({
    id: slug,
    content: (
      <>
        <Drawing day={drawing(`cover-${slug}` as DrawingName)} decorative />
        <p>
          <a href={href('success-stories.story', { story: slug }, language)} hrefLang={language}>
            <EntryTitle title={title} language={language} />
          </a>
          <SampleMark sample={sample} />
        </p>
      </>
    ),
  }))
}
