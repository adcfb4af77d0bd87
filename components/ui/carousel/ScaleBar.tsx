import css from './ScaleBar.module.css'

type Props = {
  /** Place reached, from 0. */
  index: number
  count: number
  /** "3 of 21". */
  label: string
}

/** The scale of a chart with one division per slide, filled up to the place reached. */
export function ScaleBar({ index, count, label }: Props) {
  return (
    <div className={css.scale}>
      <span className={css.label}>{label}</span>
      <svg
        className={css.bar}
        viewBox={`0 0 ${count} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: count }, (_, at) => (
          <rect
            key={at}
            className={css.division}
            x={at}
            y={at % 2 ? 0.5 : 0}
            width="1"
            height="0.5"
            data-reached={at <= index || undefined}
          />
        ))}
        <rect className={css.frame} width={count} height="1" />
      </svg>
    </div>
  )
}
