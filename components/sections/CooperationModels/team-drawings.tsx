import type { ReactNode } from 'react'
import css from './CooperationModels.module.css'

const rows = [34, 66, 98]

/** A team of the client's that two of our engineers have joined. */
export function Joined() {
  return (
    <>
      <path className={css.yourSide} d="M.5 .5H359.5V131.5H.5Z" />
      <path d="M81 66H126" />
      <path d={branches(126, [149, 220, 291])} />
      {people([149, 220], css.yours)}
      <circle className={css.ours} cx={291} cy={34} r={9} />
      <circle className={css.yours} cx={291} cy={66} r={9} />
      <circle className={css.ours} cx={291} cy={98} r={9} />
      <Wheel x={56} />
      <circle className={css.yours} cx={56} cy={66} r={9} />
    </>
  )
}

/** A team of ours that the client's product owner steers with our lead. */
export function BesideYou() {
  return (
    <>
      <path className={css.yourSide} d="M.5 .5H112.5V131.5H.5Z" />
      <path d="M152.5 .5H359.5V131.5H152.5Z" />
      <path d="M56 66H110M154 66H236" />
      <path d={branches(236, [259, 295, 331])} />
      {people([259, 295, 331], css.ours)}
      <Wheel x={132} />
      <circle className={css.yours} cx={56} cy={66} r={9} />
      <circle className={css.ours} cx={199} cy={66} r={9} />
    </>
  )
}

/** A team of ours under our manager, which takes scope and hands over releases. */
export function Delivering() {
  return (
    <>
      <path className={css.yourSide} d="M.5 .5H84.5V131.5H.5Z" />
      <path d="M162.5 .5H359.5V131.5H162.5Z" />
      <path d="M51 59H160M160 73H51M152 54L160 59L152 64M59 68L51 73L59 78" />
      <path d="M223 66H250" />
      <path d={branches(250, [273, 319])} />
      {people([273, 319], css.ours)}
      <Wheel x={198} />
      <circle className={css.yours} cx={42} cy={66} r={9} />
      <circle className={css.ours} cx={198} cy={66} r={9} />
    </>
  )
}

/** Lines from an upright one at `start` to the last of `columns` in each row. */
function branches(start: number, columns: readonly number[]): string {
  return `M${start} ${rows[0]}V${rows[2]}${rows.map((y) => `M${start} ${y}H${columns.at(-1)}`).join('')}`
}

function people(columns: readonly number[], className: string | undefined): ReactNode[] {
  return columns.flatMap((x) =>
    rows.map((y) => <circle key={`${x} ${y}`} className={className} cx={x} cy={y} r={9} />),
  )
}

/** Whoever is in it directs the work. */
export function Wheel({ x, y = 66 }: { x: number; y?: number }) {
  return (
    <g className={css.wheel} transform={`translate(${x} ${y})`}>
      <circle r={16} />
      <path d="M0-16V-23M11.3-11.3 16.3-16.3M16 0H23M11.3 11.3 16.3 16.3M0 16V23M-11.3 11.3-16.3 16.3M-16 0H-23M-11.3-11.3-16.3-16.3" />
    </g>
  )
}
