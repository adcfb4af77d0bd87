import { longestCity, zoneCities } from '../../../content/zone-cities.ts'
import { useLocale } from '../../text/IntlRoot.tsx'
import { useCityName } from './useHoursText.ts'

type CityInputProps = { id: string; list: string; value: string | undefined; hint?: string }

/** A city is typed, or chosen from a list of all that have a zone. */
export function CityInput({ id, list, value, hint }: CityInputProps) {
  return (
    <input
      id={id}
      type="text"
      name="city"
      list={list}
      maxLength={longestCity}
      autoComplete="off"
      spellCheck={false}
      defaultValue={value ?? ''}
      aria-describedby={hint}
    />
  )
}

/** Every city by name; one that is called otherwise than its zone says which it is, for the clock of the browser. */
export function CityList({ id }: { id: string }) {
  const locale = useLocale()
  const nameOf = useCityName()
  const { compare } = new Intl.Collator(locale)
  const named = zoneCities
    .map((city) => ({ city, name: nameOf(city) }))
    .toSorted((one, other) => compare(one.name, other.name))
  return (
    <datalist id={id}>
      {named.map(({ city, name }) => (
        <option
          key={city.id}
          value={name}
          data-zone={
            city.listed.some((zone) => nameIn(zone) !== name) ? city.listed.join(' ') : undefined
          }
        >
          {name}
        </option>
      ))}
    </datalist>
  )
}

/** The city that a zone is named after, as the clock of the browser tells it. */
function nameIn(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ')
}
