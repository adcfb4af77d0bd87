import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import { TabsIsland } from '../../ui/Tabs.island.tsx'
import { type DrawingName, drawing } from '../../art/drawing.ts'
import { Message } from '../../text/Message.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './CityTabs.module.css'

type Props = { copy: SectionCopy<'title'>; items: readonly City[] }

/** S-33: the cities of a country as tabs, the first one active; one city alone has no tab. */
export function CityTabs({ copy, items }: Props) {
  const text = useText()
  return (
    <Section title={<SectionText copy={copy} part="title" />}>
      <TabsIsland
        label={text('city-tabs.list-label')}
        tabs={items.map((city) => ({
          id: city.cityId,
          title: city.tabTitle,
          panel: <CityPanel city={city} />,
        }))}
      />
    </Section>
  )
}

export type City = {
  /** Unique among the cities of the page. */
  cityId: string
  tabTitle: string
  title: string
  text: string
  picture: DrawingName
}

/** What a city's tab shows: why engineers are there, and its drawing. */
function CityPanel({ city: { tabTitle, title, text, picture } }: { city: City }) {
  return (
    <div className={css.city}>
      <div className={css.text}>
        <Heading size="h3">{title}</Heading>
        <p className={css.lead}>{text}</p>
        <div className={css.action}>
          <ButtonLink href="#request" size="small">
            <Message id="common.action.get-in-touch" />
          </ButtonLink>
        </div>
      </div>
      <figure className={css.plan}>
        <Drawing day={drawing(picture)} decorative className={css.picture} />
        <figcaption>
          <Message id="city-tabs.plan" values={{ city: tabTitle }} />
        </figcaption>
      </figure>
    </div>
  )
}
