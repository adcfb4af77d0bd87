import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Change } from '../../../content/story.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { Message, ForeignText } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref, useStoryHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { cardFacts, type StoryCardContent, useStoryLabels } from './story-facts.tsx'
import { PlateSheet } from '../ExplainingPlate/ExplainingPlate.tsx'
import { StorySteps } from './StorySteps.tsx'
import css from './StoryCard.module.css'

type Props = {
  story: StoryCardContent
  /** One of many that are compared, its drawing in one row, or the one that leads them, with its whole drawing and its facts. */
  inList?: 'plain' | 'leading'
}

/** S-03: one story as a card that is a link as a whole; what was measured comes first. */
export function StoryCard({ story, inList }: Props) {
  const href = useHref()
  const text = useText()
  const storyHref = useStoryHref()
  const { language, client, sample, plate, link = storyHref(story) } = story
  return (
    <article className={css.card} data-in-list={inList}>
      <a className={css.link} href={link || href('success-stories')} hrefLang={language}>
        <StoryChange {...story.change} />
        {plate && inList !== 'plain' ? (
          <div className={css.plate}>
            <p>
              <ForeignText language={language}>{plate.caption.title}</ForeignText>
            </p>
            <PlateSheet plate={plate.plate} narrow={inList !== undefined} />
          </div>
        ) : (
          <StorySteps steps={story.steps} />
        )}
        <div className={css.body}>
          <Heading size="h3">
            <EntryTitle title={client} language={language} /> <SampleMark sample={sample} />
          </Heading>
          <p className={css.summary}>
            <ForeignText language={language}>{story.summary}</ForeignText>
          </p>
          {inList === 'plain' ? null : <FactList facts={cardFacts(story)} />}
          <div className={css.tags}>
            <Tags name={text('stories.card.tags')} labels={useStoryLabels(story)} />
          </div>
          {inList && link ? null : (
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

/** What changed, in figures as large as a reader who compares stories needs them. */
export function StoryChange(change: Change) {
  const { measure, before, after, unit } = change
  return (
    <div className={css.change}>
      <p className={css.figures}>
        <Message
          id="stories.change.figures"
          values={{ before, after, old: muted, to: arrow, new: plain }}
        />
        {unit === 'count' ? null : (
          <>
            {' '}
            <span className={css.unit}>
              <Message id={`stories.change.unit.${unit}`} />
            </span>
          </>
        )}
      </p>
      <svg className={css.bars} viewBox="0 0 100 13" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.before} width={shareOf(before, change)} height="5" />
        <rect width={shareOf(after, change)} y="8" height="5" />
      </svg>
      <p className={css.measure}>{measure}</p>
    </div>
  )
}

const muted = (figure: ReactNode) => <span className={css.muted}>{figure}</span>
const plain = (figure: ReactNode) => <span>{figure}</span>
const arrow = (word: ReactNode) => (
  <>
    <ArrowRight className={css.arrow} strokeWidth={1.6} />
    <VisuallyHidden>{word}</VisuallyHidden>
  </>
)

/** How long a bar is, of 100: shares by themselves, everything else beside the larger figure. */
function shareOf(figure: number, { before, after, unit }: Change): number {
  const whole = unit === 'percent' && after > before ? 100 : Math.max(before, after)
  return Math.round((figure / whole) * 1000) / 10
}
