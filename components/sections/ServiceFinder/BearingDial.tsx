import css from './ServiceFinder.module.css'

const round = (value: number) => Math.round(value * 10) / 10

/** A point at a bearing (degrees from north, clockwise) and a distance from the middle. */
function at(bearing: number, distance: number): string {
  const turn = (bearing * Math.PI) / 180
  return `${round(distance * Math.sin(turn))} ${round(-distance * Math.cos(turn))}`
}

const bearings = Array.from({ length: 12 }, (_, place) => 15 + 30 * place)
const ticks = bearings.map((bearing) => `M${at(bearing, 44)}L${at(bearing, 38)}`).join('')

/** Each option owns a bearing, as the marks of a compass rose do: 15°, 45° … 345°. */
export function BearingDial({ place }: { place: number }) {
  const bearing = bearings[place % bearings.length]!
  return (
    <svg className={css.dial} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="44" />
      <path d={ticks} />
      <path d={`M0 0L${at(bearing + 180, 18)}`} />
      <path className={css.needle} d={`M0 0L${at(bearing, 36)}`} />
      <circle className={css.pivot} r="4" />
    </svg>
  )
}
