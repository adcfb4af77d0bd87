import { engineerLocations } from '../../../content/facts/locations.ts'
import { chartPort } from '../../art/drawing.ts'
import phoneChart from '../../art/phone-chart.json'
import { useText } from '../../text/useText.ts'

type Props = { className?: string }

/** The chart of all engineer locations as it is drawn for small sheets, in the page itself. */
export function PhoneChart({ className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 780 640"
      role="img"
      aria-label={useText()('hero-header.chart-alt')}
      dangerouslySetInnerHTML={{ __html: phoneChart.markup }}
    />
  )
}

/** A sheet of the same size with the names, which lies above it; the smaller letters of a plate name every city. */
export function PhoneChartNames({ className, letters }: Props & { letters: 'phone' | 'plate' }) {
  const text = useText()
  return (
    <svg className={className} data-phone="" viewBox="0 0 780 640" aria-hidden="true">
      {engineerLocations.map(({ id }) => (
        <PortName key={id} name={text(`locations.${id}`)} label={chartPort(id)[letters]} />
      ))}
    </svg>
  )
}

type PortNameProps = { name: string; label: ReturnType<typeof chartPort>['phone'] }

/** A string, for the cities that have room for their name. */
function PortName({ name, label }: PortNameProps) {
  if (!label) return null
  const { x, y, anchor, dy, stacked } = label
  const left = Math.round(anchor === 'start' ? x + 18 : x - 18)
  return (
    <text x={left} y={Math.round(y + dy)} textAnchor={anchor === 'start' ? undefined : anchor}>
      {stacked
        ? name.split(/(?= )/).map((word, at) => (
            <tspan key={word} x={left} dy={at === 0 ? undefined : '1.1em'}>
              {word}
            </tspan>
          ))
        : name}
    </text>
  )
}
