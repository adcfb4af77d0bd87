import { EntryTitle } from '../components/text/EntryTitle.tsx'
import { SampleMark } from '../components/text/SampleMark.tsx'
import { useStoryHref } from '../components/text/useHref.ts'
import type { CarouselSlide } from '../components/ui/carousel/carousel-slides.ts'
import { Drawing } from '../components/ui/Drawing.tsx'
import type { Story } from '../content/story.ts'

type ShownStory = Pick<Story, 'slug' | 'client' | 'language' | 'sample' | 'image'>

/** Stories as covers with the names of their clients, for S-45. */
export function useStorySlides(stories: readonly ShownStory[]): CarouselSlide[] {
  const storyHref = useStoryHref()
  const link = (story: ShownStory) => (
    <a href={storyHref(story)} hrefLang={story.language}>
      <EntryTitle title={story.client} language={story.language} />
    </a>
  )
  return stories.map((story) => ({
    id: story.slug,
    content: (
      <>
        <Drawing day={story.image} decorative />
        <p>
          {link(story)} <SampleMark sample={story.sample} />
        </p>
      </>
    ),
  }))
}
