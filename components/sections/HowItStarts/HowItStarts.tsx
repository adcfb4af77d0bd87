import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './HowItStarts.module.css'

/** Working days from a message on a Monday, five in each of six weeks; the last one ends the sixth. */
const waypoints = { write: 0, answer: 1, talk: 3, offer: 8, start: 20, demo: 29 } as const

const weeks = [1, 2, 3, 4, 5, 6] as const
const days = weeks.length * 5

const names = Object.keys(waypoints) as (keyof typeof waypoints)[]

/** From the first message to the first demo: when what happens, drawn to scale. */
export function HowItStarts({ copy }: { copy: SectionCopy<'title' | 'lead'> }) {
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <Scale />
      <ol className={css.steps}>
        {names.map((name) => (
          <li key={name}>
            <p className={css.day}>
              <Message
                id={`how-it-starts.day.${weekdays[waypoints[name] % 5]!}`}
                values={{ week: Math.floor(waypoints[name] / 5) + 1 }}
              />
            </p>
            <Heading>
              <Message id={`how-it-starts.${name}.title`} />
            </Heading>
            <p className={css.text}>
              <Message id={`how-it-starts.${name}.text`} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** Where the column of a step begins, and where its day is on the scale; both of 1200. */
const columnOf = (at: number) => (at * 1200) / names.length
const placeOf = (day: number) => 12 + (day / days) * 1176

/** The six weeks as a scale bar, with a leader from each day to its step. */
function Scale() {
  const bar = 1176 / weeks.length
  return (
    <svg className={css.scale} viewBox="0 0 1200 132" aria-hidden="true">
      {weeks.map((week, at) => (
        <g key={week}>
          <text x={placeOf(at * 5)} y="12">
            <Message id="how-it-starts.week" values={{ week }} />
          </text>
          <rect
            className={at % 2 ? css.even : css.odd}
            x={placeOf(at * 5)}
            y="56"
            width={bar}
            height="6"
          />
        </g>
      ))}
      <line className={css.course} x1={placeOf(0)} x2={placeOf(waypoints.demo)} y1="34" y2="34" />
      {names.map((name, at) => {
        const x = placeOf(waypoints[name])
        return (
          <g key={name}>
            <polyline
              className={css.leader}
              points={`${x},44 ${x},80 ${columnOf(at) + 1},108 ${columnOf(at) + 1},132`}
            />
            <circle className={css.ring} cx={x} cy="34" r="10" />
            <circle className={css.point} cx={x} cy="34" r="3.5" />
          </g>
        )
      })}
    </svg>
  )
}
