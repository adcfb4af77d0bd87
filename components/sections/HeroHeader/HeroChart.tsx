import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { engineerLocations, type LocationId } from '../../../content/facts/locations.ts'
import { chartPort, drawing } from '../../art/drawing.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './HeroHeader.module.css'
import { PhoneChart, PhoneChartNames } from '../ExplainingPlate/PhoneChart.tsx'

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
        phone={{ day: nothing, media: breakpoints['menu-button'] }}
        alt={text('hero-header.chart-alt')}
        className={css.sheet}
        loading="eager"
      />
      <PhoneChart className={css.phoneChart} />
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
      <PhoneChartNames className={css.ports} letters="phone" />
    </div>
  )
}

/** Where the chart of the page itself is shown, no file is fetched for the other one. */
const nothing = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  width: 780,
  height: 640,
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

/** A silent loop in two formats: ink on white, in the framing of the wide chart, which is its poster. */
export type HeroVideoFiles = { webm: string; mp4: string }

/**
 * The loop is printed over the chart from 1024 px on, with motion and without saved data,
 * once the page is idle; until then, and without script, it is in a template, so that nothing of it is fetched.
 * It can be paused, since it runs longer than five seconds.
 */
export function HeroVideo({ webm, mp4 }: HeroVideoFiles) {
  return (
    <template
      data-behaviour="hero-video"
      data-start="idle"
      data-unless={breakpoints['menu-button']}
    >
      <video className={css.loop} aria-hidden="true" tabIndex={-1} loop muted playsInline>
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button type="button" className={css.pause}>
        <span className={css.label} data-while="playing">
          <Pause strokeWidth={1.6} />
          <VisuallyHidden>
            <Message id="hero-header.video-pause" />
          </VisuallyHidden>
        </span>
        <span className={css.label} data-while="paused" hidden>
          <Play strokeWidth={1.6} />
          <VisuallyHidden>
            <Message id="hero-header.video-play" />
          </VisuallyHidden>
        </span>
      </button>
    </template>
  )
}
