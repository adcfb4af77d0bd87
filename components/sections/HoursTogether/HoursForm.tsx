import { useId } from 'react'
import { type AskedHours, hoursBounds } from '../../../content/hours-together.ts'
import { engineerLocations, mostPlaces } from '../../../content/facts/locations.ts'
import { yearOf } from '../../../content/working-hours.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Button } from '../../ui/Button.tsx'
import { AnswerForm, GroupLegend, Labelled } from '../../ui/FormAndAnswer.tsx'
import { Flag } from '../../ui/Flag.tsx'
import fold from '../../ui/Fold.module.css'
import { CityInput, CityList } from './CityInput.tsx'
import css from './HoursTogether.module.css'
import { useCityName } from './useHoursText.ts'

type Props = {
  asked: AskedHours
  /** Such as 2026-11-24. */
  today: string
}

/** Cities, places and a day as a form whose address is the answer; on a phone all but one city and the day is folded. */
export function HoursForm({ asked, today }: Props) {
  const href = useHref()
  const id = useId()
  const nameOf = useCityName()
  const { cities, places, day, unknown } = asked
  const list = `${id}-cities`
  const typed = cities.map(nameOf)
  for (const { text, at } of unknown) typed.splice(at, 0, text)
  const year = yearOf(today)
  return (
    <AnswerForm action={href('working-hours')}>
      <fieldset className={css.fields}>
        <GroupLegend>
          <Message id="hours-together.form.own" />
        </GroupLegend>
        <Labelled label={<Message id="hours-together.form.city" />}>
          {(city) => (
            <>
              <CityInput id={city} list={list} value={typed[0]} hint={`${city}-hint`} />
              <p className={css.hint} id={`${city}-hint`}>
                <Message id="hours-together.form.city-hint" />
              </p>
              {typed.length === 0 ? (
                <p
                  className={css.hint}
                  data-behaviour="browser-zone"
                  data-start="idle"
                  role="status"
                  hidden
                >
                  <Message id="hours-together.form.proposal" />
                </p>
              ) : null}
            </>
          )}
        </Labelled>
        <Labelled label={<Message id="hours-together.form.day" />}>
          {(date) => (
            <input
              id={date}
              type="date"
              name="day"
              min={`${year}-01-01`}
              max={`${year + 1}-12-31`}
              defaultValue={day ?? ''}
            />
          )}
        </Labelled>
      </fieldset>
      <details
        className={[fold.fold, fold.onPhones].join(' ')}
        open={typed.length > 1 || places.length > 0}
      >
        <summary>
          <Message id="hours-together.form.more" />
        </summary>
        <div className={css.stack}>
          <div className={css.fields}>
            {Array.from({ length: hoursBounds.cities - 1 }, (_, index) => index + 1).map((at) => (
              <Labelled
                key={at}
                label={
                  at === 1 ? (
                    <Message id="hours-together.form.colleague" />
                  ) : (
                    <Message id="hours-together.form.another-colleague" />
                  )
                }
              >
                {(city) => <CityInput id={city} list={list} value={typed[at]} />}
              </Labelled>
            ))}
          </div>
          <fieldset aria-describedby={`${id}-places`}>
            <GroupLegend>
              <Message id="hours-together.form.places" />
            </GroupLegend>
            <p className={css.hint} id={`${id}-places`}>
              <Message id="hours-together.form.places-hint" values={{ count: mostPlaces }} />
            </p>
            <ul className={css.places}>
              {engineerLocations.map((place) => (
                <li key={place.id}>
                  <label>
                    <input
                      type="checkbox"
                      name="place"
                      value={place.id}
                      defaultChecked={places.includes(place.id)}
                    />
                    <Flag code={place.country} />
                    <Message id={`locations.${place.id}`} />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        </div>
      </details>
      <Button type="submit" arrow>
        <Message id="hours-together.form.compare" />
      </Button>
      <CityList id={list} />
    </AnswerForm>
  )
}
