import { useId } from 'react'
import { teamBounds, type TeamChange, usualMonths } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { Caution, Warning } from '../../ui/Caution.tsx'

type Props = {
  changes: readonly TeamChange[]
  /** How many teams the page shows. */
  teams: number
}

/** What an address asked for and did not get, sentence by sentence; nothing where it got everything. */
export function Changes({ changes, teams }: Props) {
  const id = useId()
  if (changes.length === 0) return null
  return (
    <Caution labelledBy={id}>
      <Warning id={id}>
        <Message id="team-cost.changed.title" />
      </Warning>
      <ul>
        {changes.map((change, at) => (
          <li key={at}>
            <Where change={change} teams={teams} />
            <What change={change} />
          </li>
        ))}
      </ul>
    </Caution>
  )
}

function Where({ change, teams }: { change: TeamChange; teams: number }) {
  if ('line' in change) {
    return (
      <>
        <Message id="team-cost.changed.line" values={{ teams, ...change }} />{' '}
      </>
    )
  }
  if (!('team' in change) || teams < 2) return null
  return (
    <>
      <Message id="team-cost.changed.team" values={{ team: change.team }} />{' '}
    </>
  )
}

function What({ change: { kind } }: { change: TeamChange }) {
  switch (kind) {
    case 'people-many':
      return <Message id="team-cost.changed.people-many" values={{ most: teamBounds.people }} />
    case 'months-many':
      return <Message id="team-cost.changed.months-many" values={{ most: teamBounds.months }} />
    case 'months-whole':
      return <Message id="team-cost.changed.months-whole" values={{ usual: usualMonths }} />
    case 'lines':
      return <Message id="team-cost.changed.lines" values={{ most: teamBounds.lines }} />
    case 'teams':
      return <Message id="team-cost.changed.teams" values={{ most: teamBounds.teams }} />
    default:
      return <Message id={`team-cost.changed.${kind}`} />
  }
}
