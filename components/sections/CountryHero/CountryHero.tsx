import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type Badge, CountryBadge } from './CountryBadge.tsx'
import { CountryChart, type CountryPicture } from './CountryChart.tsx'
import css from './CountryHero.module.css'

type Props = {
  title: string
  lead: string
  badge: Badge
  picture: CountryPicture
}

/** S-32: head of a country's page: flag, country and salary, the title and the country's chart. */
export function CountryHero({ title, lead, badge, picture }: Props) {
  const href = useHref()
  return (
    <Panel labelledBy="country-hero" className={css.hero}>
      <div className={css.columns}>
        <div className={css.text}>
          <CountryBadge badge={badge} />
          <HeadingLevel level={1}>
            <Heading size="h1" id="country-hero" focusable>
              {title}
            </Heading>
          </HeadingLevel>
          <p className={css.lead}>{lead}</p>
          <div className={css.actions}>
            <ButtonLink href="#request" arrow>
              <Message id="common.action.get-in-touch" />
            </ButtonLink>
            <ButtonLink href={href('hire')} variant="outline">
              <Message id="common.action.hire-developers" />
            </ButtonLink>
          </div>
        </div>
        <CountryChart picture={picture} />
      </div>
    </Panel>
  )
}
