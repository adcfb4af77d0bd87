import { Plus } from 'lucide-react'
import { clientZones } from '../../../content/facts/clients.ts'
import { type Team, teamBounds, type TeamLine } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Labelled } from './Labelled.tsx'
import { LineFields } from './LineFields.tsx'
import css from './TeamCost.module.css'

type Props = { team: Team; asksForMore: boolean }

/** The team as a form whose address is the answer; buttons add and remove lines without a script. */
export function TeamForm({ team, asksForMore }: Props) {
  const href = useHref()
  const text = useText()
  const { lines, months, client } = team
  const isFull = lines.length >= teamBounds.lines
  const hasOpenLine = lines.length === 0 || (asksForMore && !isFull)
  const rows: (TeamLine | undefined)[] = hasOpenLine ? [...lines, undefined] : [...lines]
  return (
    <form className={css.form} method="get" action={href('team-cost')}>
      {/* Enter in a field presses the first button of a form. */}
      <VisuallyHidden>
        <button type="submit" tabIndex={-1} aria-hidden="true">
          <Message id="team-cost.form.work-out" />
        </button>
      </VisuallyHidden>
      <fieldset className={css.lines}>
        <legend className={css.legend}>
          <Message id="team-cost.form.team" />
        </legend>
        {rows.map((line, at) => (
          <LineFields key={at} line={line} at={at} canRemove={rows.length > 1} />
        ))}
      </fieldset>
      <div className={css.more}>
        <Button type="submit" variant="outline" name="add" value="1" disabled={isFull}>
          <Plus strokeWidth={1.6} />
          <Message id="team-cost.form.add" />
        </Button>
        <p>
          <Message
            id="team-cost.form.bounds"
            values={{ lines: teamBounds.lines, people: teamBounds.people }}
          />
        </p>
      </div>
      <fieldset className={css.time}>
        <legend className={css.legend}>
          <Message id="team-cost.form.time" />
        </legend>
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
        <Labelled label={<Message id="team-cost.form.zone" />}>
          {(id) => (
            <select id={id} name="zone" defaultValue={client}>
              {clientZones.map((zone) => (
                <option key={zone.id} value={zone.id}>
                  {text(`working-hours.city.${zone.id}`)}
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
