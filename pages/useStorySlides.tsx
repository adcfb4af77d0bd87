import { type DrawingName, drawing } from '../components/art/drawing.ts'
import { EntryTitle } from '../components/text/EntryTitle.tsx'
import { SampleMark } from '../components/text/SampleMark.tsx'
import { useHref } from '../components/text/useHref.ts'
import type { CarouselSlide } from '../components/ui/carousel/carousel-slides.ts'
import { Drawing } from '../components/ui/Drawing.tsx'
import type { Locale } from '../locales/locales.ts'

type StoryName = {
  slug: string
  client: string
  language?: Locale | undefined
  sample?: boolean
}

/** Stories as covers with the names of their clients, for S-45. */
export function useStorySlides(stories: readonly StoryName[]): CarouselSlide[] {
  const href = useHref()
  return stories.map(({ slug, client, language, sample }) => ({
    id: slug,
    content: (
      <>
        <Drawing day={drawing(`cover-${slug}` as DrawingName)} decorative />
        <p>
          <a href={href('success-stories.story', { story: slug }, language)} hrefLang={language}>
            <EntryTitle title={client} language={language} />
          </a>
          <SampleMark sample={sample} />
        </p>
      </>
    ),
  }))
}
