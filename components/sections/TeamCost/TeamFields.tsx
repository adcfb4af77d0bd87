import { Copy, Plus, Trash2 } from 'lucide-react'
import { type Team, teamBounds, type TeamLine } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { GroupLegend } from '../../ui/FormAndAnswer.tsx'
import { LineFields, NumberField } from './LineFields.tsx'
import css from './TeamCost.module.css'

type Props = Pick<Team, 'lines' | 'months'> & {
  /** Its lines as the form shows them, with one that is still to be chosen. */
  rows: readonly (TeamLine | undefined)[]
  /** Its place in the form, from 1, and how many teams there are. */
  number: number
  among: number
  /** The place of its first line in the form, from 0. */
  first: number
  canRemoveLines: boolean
  canCopy: boolean
}

/** One team of the form, with the buttons that change it. */
export function TeamFields(props: Props) {
  const { lines, months, rows, number, among, first, canRemoveLines, canCopy } = props
  return (
    <fieldset className={css.team} id={`team-${number}`}>
      <GroupLegend>
        {among > 1 ? (
          <Message id="team-cost.team" values={{ number }} />
        ) : (
          <Message id="team-cost.form.team" />
        )}
      </GroupLegend>
      {rows.map((line, at) => (
        <LineFields
          key={at}
          line={line}
          at={first + at}
          number={at + 1}
          team={{ number, among }}
          canRemove={canRemoveLines}
        />
      ))}
      <div className={css.more}>
        <Button
          type="submit"
          variant="outline"
          size="small"
          name="add"
          value={number}
          disabled={lines.length >= teamBounds.lines}
        >
          <Plus strokeWidth={1.6} />
          <Message id="team-cost.form.add" />
        </Button>
        {among > 1 ? <Months months={months} /> : <Bounds />}
      </div>
      {among > 1 && lines.length > 0 ? (
        <div className={css.ofTeam}>
          <Button
            type="submit"
            variant="outline"
            size="small"
            name="copy-team"
            value={number}
            disabled={!canCopy}
          >
            <Copy strokeWidth={1.6} />
            <Message id="team-cost.form.copy-team" values={{ number }} />
          </Button>
          <Button
            type="submit"
            variant="outline"
            size="small"
            name="remove-team"
            value={number}
            formNoValidate
          >
            <Trash2 strokeWidth={1.6} />
            <Message id="team-cost.form.remove-team" values={{ number }} />
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

/** For how many months a team is wanted. */
export function Months({ months }: Pick<Team, 'months'>) {
  return (
    <div className={css.months}>
      <NumberField name="months" max={teamBounds.months} value={months} />
    </div>
  )
}

/** How large a team can be. */
export function Bounds() {
  return (
    <p className={css.bounds}>
      <Message
        id="team-cost.form.bounds"
        values={{ lines: teamBounds.lines, people: teamBounds.people }}
      />
    </p>
  )
}
