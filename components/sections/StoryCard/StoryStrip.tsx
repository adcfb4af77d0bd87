import { Fragment } from 'react'
import type { EntryPlate } from '../../../content/entry-plate.ts'
import card from './StoryCard.module.css'
import css from './StoryStrip.module.css'

type Props = { plate: EntryPlate }

/** The drawing of a story in one row, for a card among many: a picture beside words that say so. */
export function StoryStrip({ plate }: Props) {
  if (plate.kind === 'rangeChart') return <Ranges {...plate.data} />
  const { words, followed } = chain(plate)
  return (
    <ol className={css.strip} aria-hidden="true">
      {words.map((label, at) => (
        <li key={label} className={at === followed ? css.followed : undefined}>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}

type Data<Kind extends EntryPlate['kind']> = Extract<EntryPlate, { kind: Kind }>['data']

/** How a range looks here; what is hatched in the large drawing is hollow. */
const looks = { filled: undefined, hatched: card.before, followed: css.followed } as const

/** Rows of time, each with its name. */
function Ranges({ axis, rows }: Data<'rangeChart'>) {
  return (
    <dl className={css.ranges} aria-hidden="true">
      {rows.map(({ label, spans = [] }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <svg
              className={card.bars}
              viewBox={`${axis.from} 0 ${axis.to - axis.from} 5`}
              preserveAspectRatio="none"
            >
              {spans.map(({ from, to, look }) => (
                <rect
                  key={from}
                  className={look && looks[look]}
                  x={from}
                  width={to - from}
                  height="5"
                />
              ))}
            </svg>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** What comes first, what the drawing is about, and what follows from it. */
function chain(plate: Exclude<EntryPlate, { kind: 'rangeChart' }>): {
  words: readonly string[]
  followed: number
} {
  switch (plate.kind) {
    case 'flowChart': {
      const { steps } = plate.data
      const last = steps.length - 1
      const followed = steps.findIndex((step) => step.followed)
      const middle = followed > 0 && followed < last ? followed : 1
      const shown = [...new Set([0, middle, last])]
      return { words: shown.map((at) => steps[at]!.label), followed: shown.indexOf(followed) }
    }
    case 'sequenceDiagram': {
      const { parties, messages } = plate.data
      const at = Math.max(
        0,
        messages.findIndex((message) => message.followed),
      )
      const { from, to, label } = messages[at]!
      const before = messages[at - 1]
      return from === to
        ? {
            words: [...(before ? [before.label] : []), parties[to]!, label],
            followed: before ? 2 : 1,
          }
        : { words: [parties[from]!, label, parties[to]!], followed: 1 }
    }
    case 'interfaceMap': {
      const { left, middle, right } = plate.data
      const name = (side: typeof left) => (side.find((system) => system.followed) ?? side[0]!).name
      return { words: [name(left), middle, name(right)], followed: 1 }
    }
    case 'overlapClock':
      return { words: [plate.data.client.city, plate.data.team.city], followed: -1 }
  }
}
