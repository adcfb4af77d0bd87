import { Copy, Plus, Trash2 } from 'lucide-react'
import { clientZones } from '../../../content/facts/clients.ts'
import { currencies } from '../../../content/facts/exchange-rates.ts'
import {
  type OpenPart,
  type Team,
  teamBounds,
  type TeamLine,
  type Teams,
} from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Labelled } from './Labelled.tsx'
import { LineFields } from './LineFields.tsx'
import css from './TeamCost.module.css'

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
  const before = (at: number) => shown.slice(0, at).reduce((all, { rows }) => all + rows.length, 0)
  const count = before(shown.length)
  return (
    <form className={css.form} method="get" action={href('team-cost')}>
      {/* Enter in a field presses the first button of a form. */}
      <VisuallyHidden>
        <button type="submit" tabIndex={-1} aria-hidden="true">
          <Message id="team-cost.form.work-out" />
        </button>
      </VisuallyHidden>
      {shown.map(({ lines, months, rows }, at) => (
        <fieldset key={at} className={css.team} id={`team-${at + 1}`}>
          <legend className={css.legend}>
            {shown.length > 1 ? (
              <Message id="team-cost.team" values={{ number: at + 1 }} />
            ) : (
              <Message id="team-cost.form.team" />
            )}
          </legend>
          {rows.map((line, index) => (
            <LineFields
              key={index}
              line={line}
              at={before(at) + index}
              number={index + 1}
              team={{ number: at + 1, among: shown.length }}
              canRemove={count > 1}
            />
          ))}
          <div className={css.more}>
            <Button
              type="submit"
              variant="outline"
              size="small"
              name="add"
              value={at + 1}
              disabled={lines.length >= teamBounds.lines}
            >
              <Plus strokeWidth={1.6} />
              <Message id="team-cost.form.add" />
            </Button>
            <div className={css.months}>
              <Labelled label={<Message id="team-cost.form.months" />}>
                {(id) => (
                  <input
                    id={id}
                    type="number"
                    name="months"
                    inputMode="numeric"
                    min={1}
                    max={teamBounds.months}
                    required
                    defaultValue={months}
                  />
                )}
              </Labelled>
            </div>
          </div>
          {shown.length > 1 && lines.length > 0 ? (
            <div className={css.ofTeam}>
              <Button
                type="submit"
                variant="outline"
                size="small"
                name="copy-team"
                value={at + 1}
                disabled={isFull}
              >
                <Copy strokeWidth={1.6} />
                <Message id="team-cost.form.copy-team" values={{ number: at + 1 }} />
              </Button>
              <Button
                type="submit"
                variant="outline"
                size="small"
                name="remove-team"
                value={at + 1}
                formNoValidate
              >
                <Trash2 strokeWidth={1.6} />
                <Message id="team-cost.form.remove-team" values={{ number: at + 1 }} />
              </Button>
            </div>
          ) : null}
        </fieldset>
      ))}
      <p className={css.bounds}>
        <Message
          id="team-cost.form.bounds"
          values={{ lines: teamBounds.lines, people: teamBounds.people }}
        />
      </p>
      {teams.length > 0 ? <SecondTeam teams={teams} hasOpenTeam={hasOpenTeam} /> : null}
      <fieldset className={css.time}>
        <legend className={css.legend}>
          <Message id="team-cost.form.reading" />
        </legend>
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
    </form>
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

/** How another team comes beside what has been chosen: as a copy to change, or empty. */
function SecondTeam({ teams, hasOpenTeam }: Pick<Props, 'teams'> & { hasOpenTeam: boolean }) {
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
