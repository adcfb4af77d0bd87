import css from './ProcessSteps.module.css'

/** Heights of the turning points on a strip of 180 px; the ninth ends the eighth leg. */
const heights = [150, 96, 128, 48, 84, 30, 10, 44, 18] as const
/** Leg of usual length, in the same pixels. */
const run = 220

/** Bearing of a leg in degrees from north, as three digits. */
function bearing(from: number, to: number): string {
  const degrees = 90 - (Math.atan2(from - to, run) * 180) / Math.PI
  return `${String(Math.round(degrees)).padStart(3, '0')}°`
}

/** The turning point of a step and the leg to the next one. */
export function CourseLeg({ at }: { at: number }) {
  const from = heights[at % 8]!
  const to = heights[(at % 8) + 1]!
  return (
    <div className={css.leg} aria-hidden="true">
      <svg className={css.line} viewBox="0 0 100 180" preserveAspectRatio="none">
        <line x1="0" y1={from} x2="100" y2={to} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={css.bearing} viewBox="0 0 60 180" width="60" height="180">
        <text x="30" y={(from + to) / 2 - 10} textAnchor="middle">
          {bearing(from, to)}
        </text>
      </svg>
      <svg className={css.mark} viewBox="0 0 24 180" width="24" height="180">
        <line x1="12" y1={from + 12} x2="12" y2="180" />
        <circle cx="12" cy={from} r="10.5" />
        <circle className={css.position} cx="12" cy={from} r="3.5" />
      </svg>
    </div>
  )
}
