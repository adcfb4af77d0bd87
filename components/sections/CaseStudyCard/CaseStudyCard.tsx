import { ArrowRight } from 'lucide-react'
import { type DrawingName, drawing, drawingIfAny } from '../../art/drawing.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { cardFacts, useStoryLabels } from './card-facts.tsx'
import type { CaseStudy } from './case-study.ts'
import css from './CaseStudyCard.module.css'
import { StoryChange } from './StoryChange.tsx'

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
