import type { ReactNode } from 'react'
import { engineerLocations, type LocationId } from '../../../content/facts/locations.ts'
import { chartPort, drawing } from '../../art/drawing.ts'
import { useText } from '../../text/useText.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import css from './HeroHeader.module.css'

/**
 * The sea chart with all engineer locations; their names are text above it, so they translate. What moves
 * on the chart is handed in as children.
 */
export function HeroChart({ children }: { children?: ReactNode }) {
  const text = useText()
  return (
    <div className={css.chart}>
      <Drawing
        day={drawing('hero-chart-day')}
        night={drawing('hero-chart-night')}
        phone={{
          day: drawing('hero-chart-phone-day'),
          night: drawing('hero-chart-phone-night'),
          media: breakpoints['menu-button'],
        }}
        alt={text('hero-header.chart-alt')}
        className={css.sheet}
        loading="eager"
      />
      {children}
      <svg
        className={css.ports}
        viewBox="0 0 1440 860"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        {engineerLocations.map(({ id }) => (
          <PortName key={id} id={id} />
        ))}
      </svg>
    </div>
  )
}

/** A string, since a drawing has no place for the mark of another language. */
function PortName({ id }: { id: LocationId }) {
  const text = useText()
  const port = chartPort(id)
  const side = port.anchor === 'start' ? 14 : -14
  return (
    <text
      x={port.x + side}
      y={port.y + port.dy}
      textAnchor={port.anchor}
      data-small={port.whenSmall === 'beside' ? undefined : port.whenSmall}
    >
      {text(`locations.${id}`)}
    </text>
  )
}
