import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import type { Plate } from '../../art/plates/plates.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { FirstScreen, type FirstScreenProps } from '../FirstScreen/FirstScreen.tsx'
import { type Badge, CountryBadge } from './CountryBadge.tsx'
import css from './CountryHero.module.css'

type Props = Pick<FirstScreenProps, 'copy' | 'facts'> & {
  badge: Badge
  /** The map of the country. */
  map: Extract<Plate, { kind: 'countryMap' }>
}

/** S-32: first screen of a country's page; flag, country and salary are in the caption of the country's map. */
export function CountryHero({ copy, facts, badge, map }: Props) {
  const href = useHref()
  const text = useText()
  const { country, cities } = map.data
  const caption = {
    title: text('plates.map.title', { name: country, count: cities.length }),
    note: text('plates.map.note'),
  }
  return (
    <FirstScreen
      copy={copy}
      facts={facts}
      contactHref="#request"
      second={{ href: href('hire'), label: <Message id="common.action.hire-developers" /> }}
      picture={
        <ExplainingPlate plate={map} caption={caption} className={css.map}>
          <CountryBadge badge={badge} />
        </ExplainingPlate>
      }
    />
  )
}
