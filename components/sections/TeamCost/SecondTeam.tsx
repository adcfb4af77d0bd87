import { Copy, Plus } from 'lucide-react'
import { type Team, teamBounds } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './TeamCost.module.css'

type Props = {
  teams: readonly Team[]
  /** The form has a team in which nothing has been chosen yet. */
  hasOpenTeam: boolean
}

/** How another team comes beside what has been chosen: as a copy to change, or empty. */
export function SecondTeam({ teams, hasOpenTeam }: Props) {
  const isFull = teams.length >= teamBounds.teams
  return (
    <div className={css.second}>
      <p>
        <Message id="team-cost.form.beside" values={{ count: teamBounds.teams }} />
      </p>
      <div className={css.ofTeam}>
        {teams.length === 1 ? (
          <Button type="submit" variant="outline" size="small" name="copy-team" value="1">
            <Copy strokeWidth={1.6} />
            <Message id="team-cost.form.copy" />
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="outline"
          size="small"
          name="add-team"
          value="1"
          disabled={isFull || hasOpenTeam}
        >
          <Plus strokeWidth={1.6} />
          <Message id="team-cost.form.add-team" />
        </Button>
      </div>
    </div>
  )
}
