import { ticksPerTurn } from './rotation.ts'
import css from './RotationProgress.module.css'

/** How much of a turn has passed, as the filled part of a scale. */
export function RotationProgress({ ticks }: { ticks: number }) {
  return (
    <svg
      className={css.progress}
      viewBox={`0 0 ${ticksPerTurn} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css.ground} y="2.5" width={ticksPerTurn} height="1" />
      <rect className={css.passed} width={ticks} height="6" />
    </svg>
  )
}
