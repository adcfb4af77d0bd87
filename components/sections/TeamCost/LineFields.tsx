import { Trash2 } from 'lucide-react'
import { rateLevels } from '../../../content/schema.ts'
import { type HireCountry, hireCountries, roles, skills } from '../../../content/taxonomy.ts'
import { teamBounds, type TeamLine } from '../../../content/team-cost.ts'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Labelled } from '../../ui/FormAndAnswer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TeamCost.module.css'

type Props = {
  /** Nothing where it is still to be chosen. */
  line: TeamLine | undefined
  /** Its place in the form, from 0. */
  at: number
  /** Its place in its team, from 1. */
  number: number
  /** Its team's place in the form, from 1, and how many teams there are. */
  team: { number: number; among: number }
  canRemove: boolean
}

/** One line of a team: what people do, how experienced they are, where they work, and how many they are. */
export function LineFields({ line, at, number, team, canRemove }: Props) {
  const text = useText()
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>
          <Message id="team-cost.form.line" values={{ number }} />
        </VisuallyHidden>
      </legend>
      <input type="hidden" name="team" value={team.number} />
      <div className={css.fields}>
        <Labelled label={<Message id="team-cost.form.role" />}>
          {(id) => (
            <select id={id} name="role" defaultValue={line?.position ?? ''}>
              <option value="">{text('team-cost.form.choose')}</option>
              <optgroup label={text('team-cost.form.roles')}>
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {text(`taxonomy.role.${role}`)}
                  </option>
                ))}
              </optgroup>
              <optgroup label={text('team-cost.form.skills')}>
                {skills.map((skill) => (
                  <option key={skill} value={skill}>
                    {text(`taxonomy.skill.${skill}`)}
                  </option>
                ))}
              </optgroup>
            </select>
          )}
        </Labelled>
        <Labelled label={<Message id="team-cost.form.level" />}>
          {(id) => (
            <select id={id} name="level" defaultValue={line?.level ?? 'senior'}>
              {rateLevels.map((level) => (
                <option key={level} value={level}>
                  {text(`team-cost.level.${level}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={<Message id="team-cost.form.place" />}>
          {(id) => (
            <select id={id} name="place" defaultValue={line?.country ?? 'poland'}>
              {(Object.keys(hireCountries) as HireCountry[]).map((country) => (
                <option key={country} value={country}>
                  {text(`taxonomy.country.${hireCountries[country]}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <NumberField name="count" max={teamBounds.people} value={line?.count ?? 1} />
        {canRemove ? (
          <button
            type="submit"
            name="remove"
            value={at}
            className={css.remove}
            aria-label={
              team.among > 1
                ? text('team-cost.form.remove-from', { number, team: team.number })
                : text('team-cost.form.remove', { number })
            }
            formNoValidate
          >
            <Trash2 strokeWidth={1.6} />
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}

const numberLabels = {
  count: <Message id="team-cost.form.people" />,
  months: <Message id="team-cost.form.months" />,
}

type NumberFieldProps = { name: keyof typeof numberLabels; max: number; value: number }

/** A whole number from 1 on. */
export function NumberField({ name, max, value }: NumberFieldProps) {
  return (
    <Labelled label={numberLabels[name]}>
      {(id) => (
        <input
          id={id}
          type="number"
          name={name}
          inputMode="numeric"
          min={1}
          max={max}
          required
          defaultValue={value}
        />
      )}
    </Labelled>
  )
}
