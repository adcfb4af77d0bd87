import { type DrawingName, drawing, servicePicture } from '../components/art/drawing.ts'
import { Drawing } from '../components/ui/Drawing.tsx'
import { PartIcon, type PartIconName } from '../components/ui/PartIcon.tsx'
import type { ServicePictureName } from '../content/schema.ts'
import { EntryTitle } from '../components/text/EntryTitle.tsx'
import { SampleMark } from '../components/text/SampleMark.tsx'
import { useStoryHref } from '../components/text/useHref.ts'
import type { CarouselSlide } from '../components/ui/carousel/carousel-slides.ts'
import type { Story } from '../content/story.ts'

const stages = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The instruments of the eight stages of hiring, in their order; the words beside them say it all. */
export const hiringPictures = stages.map((stage) => (
  <Drawing key={stage} day={drawing(`hiring-step-${stage}-night`)} decorative />
))

const pressings = (day: DrawingName, night: DrawingName) => ({
  day: drawing(day),
  night: drawing(night),
})

/** What stands beside the life of an engineer in the client's team: start, work, change, growth. */
export const lifePictures = [
  pressings('hiring-step-8', 'hiring-step-8-night'),
  { day: drawing('scene-2') },
  pressings('hiring-step-6', 'hiring-step-6-night'),
  { day: drawing('scene-3') },
]

/** Services of the content with the files of their pictures, as S-36 shows them. */
export function withPictures<Item extends { picture: ServicePictureName }>(items: readonly Item[]) {
  return items.map((item) => ({ ...item, picture: servicePicture(`service-${item.picture}`) }))
}

/** Parts of the content with their icons, each with its paragraphs as one text. */
export function withIcons(
  parts: readonly { title: string; paragraphs: readonly string[]; icon: PartIconName }[],
) {
  return parts.map(({ title, paragraphs, icon }) => ({
    title,
    text: paragraphs.join(' '),
    icon: <PartIcon name={icon} />,
  }))
}

/** Parts of the content as cards with their icons and finished HTML. */
export function cardsWithIcons(
  parts: readonly { title: string; html: string; icon: PartIconName }[],
) {
  return parts.map(({ title, html, icon }) => ({
    title,
    content: html,
    icon: <PartIcon name={icon} />,
  }))
}

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
