import { Copy, Plus } from 'lucide-react'
import { clientZones } from '../../../content/facts/clients.ts'
import { currencies } from '../../../content/facts/rates.ts'
import { type Team, teamBounds, type TeamLine, type Teams } from '../../../content/team-cost.ts'
import type { OpenPart } from '../../../content/team-form.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { AnswerForm, GroupLegend, Labelled } from '../../ui/FormAndAnswer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TeamCost.module.css'
import { Bounds, Months, TeamFields } from './TeamFields.tsx'

type Props = Pick<Teams, 'teams' | 'next' | 'currency'> & {
  /** What is still to be chosen. */
  open: OpenPart
}

/** Teams as a form whose address is the answer; buttons add, copy and remove without a script. */
export function TeamForm({ teams, next, currency, open }: Props) {
  const href = useHref()
  const text = useText()
  const isFull = teams.length >= teamBounds.teams
  const hasOpenTeam = teams.length === 0 || (open === 'team' && !isFull)
  const shown = [
    ...teams.map(({ lines, months }) => ({ lines, months })),
    ...(hasOpenTeam ? [{ lines: [], months: next.months }] : []),
  ].map((team, at) => ({ ...team, rows: rowsOf(team, open === at + 1) }))
  const only = shown.length === 1 ? shown[0] : undefined
  const before = (at: number) => shown.slice(0, at).reduce((all, { rows }) => all + rows.length, 0)
  return (
    <AnswerForm action={href('team-cost')}>
      {/* Enter in a field presses the first button of a form. */}
      <VisuallyHidden>
        <button type="submit" tabIndex={-1} aria-hidden="true">
          <Message id="team-cost.form.work-out" />
        </button>
      </VisuallyHidden>
      {shown.map((team, at) => (
        <TeamFields
          key={at}
          {...team}
          number={at + 1}
          among={shown.length}
          first={before(at)}
          canRemoveLines={before(shown.length) > 1}
          canCopy={!isFull}
        />
      ))}
      {only ? null : <Bounds />}
      {teams.length > 0 ? <SecondTeam teams={teams} hasOpenTeam={hasOpenTeam} /> : null}
      <fieldset className={css.time}>
        <GroupLegend>
          <Message id="team-cost.form.reading" />
        </GroupLegend>
        {only ? <Months months={only.months} /> : null}
        <Labelled label={<Message id="team-cost.form.zone" />}>
          {(id) => (
            <select id={id} name="zone" defaultValue={next.client}>
              {clientZones.map((zone) => (
                <option key={zone.id} value={zone.id}>
                  {text(`working-hours.city.${zone.id}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={<Message id="team-cost.form.currency" />}>
          {(id) => (
            <select id={id} name="currency" defaultValue={currency}>
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {text(`team-cost.currency.${code}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </fieldset>
      <Button type="submit" arrow>
        <Message id="team-cost.form.work-out" />
      </Button>
    </AnswerForm>
  )
}

/** The lines that a form has for a team: one to choose in where there is none, or where one was asked for. */
function rowsOf(
  { lines }: Pick<Team, 'lines'>,
  asksForMore: boolean,
): readonly (TeamLine | undefined)[] {
  const isOpen = lines.length === 0 || (asksForMore && lines.length < teamBounds.lines)
  return isOpen ? [...lines, undefined] : lines
}

type SecondTeamProps = {
  teams: readonly Team[]
  /** The form has a team in which nothing has been chosen yet. */
  hasOpenTeam: boolean
}

/** How another team comes beside what has been chosen: as a copy to change, or empty. */
function SecondTeam({ teams, hasOpenTeam }: SecondTeamProps) {
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
