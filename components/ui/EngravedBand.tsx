import css from './EngravedBand.module.css'

const width = 120
const height = 22
const strands = 5

/** Lines that wave across the band and meet in knots; the end of a tile is the beginning of the next. */
const waves = Array.from({ length: strands }, (_line, strand) => {
  const points = Array.from({ length: 25 }, (_point, step) => {
    const x = (step / 24) * width
    const turn = (x / width) * Math.PI * 2
    const swell = 6.4 - 3 * Math.cos(turn)
    const y = height / 2 + swell * Math.sin(turn * 2 + (strand / strands) * Math.PI * 2)
    return `${x} ${Math.round(y * 10) / 10}`
  })
  return `M${points.join('L')}`
}).join('')

/** What all bands of a section are filled with: once in it, before the first of them. */
export function EngravedBandPattern({ id }: { id: string }) {
  return (
    <svg className={css.pattern} aria-hidden="true">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={waves} fill="none" stroke="currentColor" strokeWidth="0.7" />
        </pattern>
      </defs>
    </svg>
  )
}

/** A band of waving lines, as on the edge of a security. @param pattern id of its pattern */
export function EngravedBand({ pattern }: { pattern: string }) {
  return (
    <svg className={css.band} aria-hidden="true">
      <rect width="100%" height={height} fill={`url(#${pattern})`} />
    </svg>
  )
}
