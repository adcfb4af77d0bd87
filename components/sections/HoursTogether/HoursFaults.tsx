import { type AskedHours, hoursBounds, hoursQuery } from '../../../content/hours-together.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { Caution, Warning } from '../../ui/Caution.tsx'
import css from './HoursTogether.module.css'
import { useCityName } from './useHoursText.ts'

/** What of an address has no answer, each with a way out. */
export function HoursFaults({ asked }: { asked: AskedHours }) {
  const href = useHref()
  const nameOf = useCityName()
  const { cities, unknown, isOverfull, isOtherDay } = asked
  if (unknown.length === 0 && !isOverfull && !isOtherDay) return null
  return (
    <Caution>
      {unknown.map(({ text, at, near }) => (
        <div key={at}>
          <Warning>
            <Message id="hours-together.fault.unknown" values={{ text }} />
          </Warning>
          {near.length > 0 ? (
            <>
              <p>
                <Message id="hours-together.fault.near" />
              </p>
              <ul className={css.near}>
                {near.map((city) => (
                  <li key={city.id}>
                    <a
                      href={`${href('working-hours')}?${hoursQuery({ ...asked, cities: cities.toSpliced(at, 0, city) })}`}
                      rel="nofollow"
                    >
                      {nameOf(city)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>
              <Message id="hours-together.fault.nothing-near" />
            </p>
          )}
        </div>
      ))}
      {isOverfull ? (
        <Warning>
          <Message id="hours-together.fault.overfull" values={{ count: hoursBounds.clocks }} />
        </Warning>
      ) : null}
      {isOtherDay ? (
        <Warning>
          <Message id="hours-together.fault.day" />
        </Warning>
      ) : null}
    </Caution>
  )
}
