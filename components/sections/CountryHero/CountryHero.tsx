import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { FirstScreen, type FirstScreenProps } from '../FirstScreen/FirstScreen.tsx'
import { type Badge, CountryBadge } from './CountryBadge.tsx'
import { CountryChart, type CountryPicture } from './CountryChart.tsx'
import css from './CountryHero.module.css'

type Props = Pick<FirstScreenProps, 'copy' | 'facts'> & {
  badge: Badge
  picture: CountryPicture
}

/** S-32: first screen of a country's page; flag, country and salary are the caption of the country's chart. */
export function CountryHero({ copy, facts, badge, picture }: Props) {
  const href = useHref()
  return (
    <FirstScreen
      copy={copy}
      facts={facts}
      contactHref="#request"
      second={{ href: href('hire'), label: <Message id="common.action.hire-developers" /> }}
      picture={
        <figure className={css.chart}>
          <CountryChart picture={picture} />
          <figcaption>
            <CountryBadge badge={badge} />
          </figcaption>
        </figure>
      }
    />
  )
}
