import { ArrowRight } from 'lucide-react'
import type { ClientCountry, Industry, Model, Platform } from '../../../content/taxonomy.ts'
import type { Locale } from '../../../locales/locales.ts'
import { type DrawingName, drawing, drawingIfAny } from '../../art/drawing.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Tags } from '../../ui/Tags.tsx'
import css from './CaseStudyCard.module.css'
import { type Change, StoryChange } from './StoryChange.tsx'

/** What lists show of a story (E-01). */
export type CaseStudy = {
  slug: string
  /** The language of its words and page when it is not that of the list. */
  language?: Locale | undefined
  /** Invented, which the card says. */
  sample?: boolean
  title: string
  summary: string
  industry: Industry
  platform: Platform
  country: ClientCountry
  model: Model
  teamSize: number
  technologies: readonly string[]
  /** What was measured before and after; left out where nothing was. */
  change?: Change | undefined
  /** What the work did not change. */
  unchanged?: string | undefined
  /** Address of the story; left out, the page of the slug; empty, the list. */
  link?: string
  /** Left out, the cover of the slug. */
  image?: DrawingFile
  /** Takes the place of the image below 768 px; left out, the closer view of the cover, where there is one. */
  mobileImage?: DrawingFile
}

type Props = {
  study: CaseStudy
  /** Whether it is one of many that are compared: the result and what it is about, without the facts. */
  brief?: boolean
}

/** S-03: one story as a card that is a link as a whole; what was measured comes first. */
export function CaseStudyCard({ study, brief = false }: Props) {
  const href = useHref()
  const text = useText()
  const { slug, language, image, title, sample, change } = study
  const { mobileImage = image ? undefined : drawingIfAny(`cover-${slug}-phone`) } = study
  const { link = href('success-stories.story', { story: slug }, language) } = study
  return (
    <article className={css.card} data-brief={brief ? '' : undefined}>
      <a className={css.link} href={link || href('success-stories')} hrefLang={language}>
        {change ? <StoryChange {...change} className={css.change} /> : null}
        <Drawing
          day={image ?? drawing(`cover-${slug}` as DrawingName)}
          phone={mobileImage && { day: mobileImage, media: breakpoints.phone }}
          decorative
          className={css.cover}
        />
        <div className={css.body}>
          <Heading size="h3">
            <EntryTitle title={title} language={language} /> <SampleMark sample={sample} />
          </Heading>
          <p className={css.summary}>
            <ForeignText language={language}>{study.summary}</ForeignText>
          </p>
          {brief ? null : <FactList facts={cardFacts(study)} />}
          <div className={css.tags}>
            <Tags name={text('stories.card.tags')} labels={useStoryLabels(study)} />
          </div>
          {brief && link ? null : (
            <span className={css.read}>
              {link ? <Message id="stories.card.read" /> : <Message id="stories.card.see-all" />}
              <ArrowRight strokeWidth={1.6} />
            </span>
          )}
        </div>
      </a>
    </article>
  )
}

/** What did not change, and what it was built with. */
function cardFacts(study: CaseStudy): Fact[] {
  const [, , stack] = projectFacts(study)
  const { unchanged } = study
  if (!unchanged) return [stack]
  return [
    { id: 'unchanged', name: <Message id="stories.facts.unchanged" />, value: unchanged },
    stack,
  ]
}

/** Industry, platform and country of a story in words. */
export function useStoryLabels({
  industry,
  platform,
  country,
}: Pick<CaseStudy, 'industry' | 'platform' | 'country'>): string[] {
  const text = useText()
  return [
    text(`taxonomy.industry.${industry}`),
    text(`taxonomy.platform.${platform}`),
    text(`taxonomy.country.${country}`),
  ]
}

/** Model, team and technologies of a project as rows of a fact list. */
export function projectFacts({
  model,
  teamSize,
  technologies,
}: Pick<CaseStudy, 'model' | 'teamSize' | 'technologies'>): [model: Fact, team: Fact, stack: Fact] {
  return [
    {
      id: 'model',
      name: <Message id="stories.facts.model" />,
      value: <Message id={`taxonomy.model.${model}`} />,
    },
    {
      id: 'team',
      name: <Message id="stories.facts.team" />,
      value: <Message id="stories.facts.team-size" values={{ count: teamSize }} />,
    },
    { id: 'stack', name: <Message id="stories.facts.stack" />, value: technologies.join(', ') },
  ]
}
