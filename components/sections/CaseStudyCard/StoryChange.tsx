import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Change } from './case-study.ts'
import css from './StoryChange.module.css'

/** What changed, in figures as large as a reader who compares stories needs them. */
export function StoryChange({ className, ...change }: Change & { className?: string | undefined }) {
  const { measure, before, after, unit } = change
  return (
    <div className={`${css.change} ${className ?? ''}`}>
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
