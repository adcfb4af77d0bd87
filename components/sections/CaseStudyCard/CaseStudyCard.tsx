import { ArrowRight } from 'lucide-react'
import type { ClientCountry, Industry, Model, Platform } from '../../../content/taxonomy.ts'
import { type DrawingName, drawing } from '../../art/drawing.ts'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Tags } from '../../ui/Tags.tsx'
import css from './CaseStudyCard.module.css'

/** What lists show of a story (E-01). */
export type CaseStudy = {
  slug: string
  title: string
  summary: string
  industry: Industry
  platform: Platform
  country: ClientCountry
  model: Model
  teamSize: number
  technologies: readonly string[]
}

/** S-03: one story as a card that is a link as a whole. */
export function CaseStudyCard({ study }: { study: CaseStudy }) {
  const href = useHref()
  const text = useText()
  return (
    <article className={css.card}>
      <a className={css.link} href={href('success-stories.story', { story: study.slug })}>
        <Drawing
          day={drawing(`cover-${study.slug}` as DrawingName)}
          decorative
          className={css.cover}
        />
        <div className={css.body}>
          <Tags name={text('stories.card.tags')} labels={useStoryLabels(study)} />
          <h2 className={css.title}>{study.title}</h2>
          <p>{study.summary}</p>
          <dl className={css.facts}>
            <div>
              <dt>
                <T id="stories.facts.model" />
              </dt>
              <dd>
                <T id={`taxonomy.model.${study.model}`} />
              </dd>
            </div>
            <div>
              <dt>
                <T id="stories.facts.team" />
              </dt>
              <dd>
                <T id="stories.facts.team-size" values={{ count: study.teamSize }} />
              </dd>
            </div>
            <div>
              <dt>
                <T id="stories.facts.stack" />
              </dt>
              <dd>{study.technologies.join(', ')}</dd>
            </div>
          </dl>
          <span className={css.read}>
            <T id="stories.card.read" />
            <ArrowRight strokeWidth={1.6} />
          </span>
        </div>
      </a>
    </article>
  )
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
