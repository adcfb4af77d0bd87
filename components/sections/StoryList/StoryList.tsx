import { T } from '../../text/T.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { type CaseStudy, CaseStudyCard } from '../CaseStudyCard/CaseStudyCard.tsx'
import css from './StoryList.module.css'

/** The list of all stories with the counted number beside the claim. */
export function StoryList({ stories }: { stories: readonly CaseStudy[] }) {
  const total = useClaim()('success-cases').text
  return (
    <Sheet labelledBy="stories-title">
      <div className={css.head}>
        <h1 id="stories-title" tabIndex={-1}>
          <T id="stories.list.title" />
        </h1>
        <p className={css.lead}>
          <T id="stories.list.lead" values={{ count: stories.length, total }} />
        </p>
      </div>
      <ul className={css.stories}>
        {stories.map((study) => (
          <li key={study.slug}>
            <CaseStudyCard study={study} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
