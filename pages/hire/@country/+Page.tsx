import { useData } from 'vike-react/useData'
import { countryMapPlate, countryChart } from '../../../components/art/maps/country-map-plate.ts'
import type { Say } from '../../../components/art/plates/plate-kit.ts'
import { CityTabs } from '../../../components/sections/CityTabs/CityTabs.tsx'
import { CompanyNumbers } from '../../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { ComparisonTable } from '../../../components/sections/ComparisonTable/ComparisonTable.tsx'
import { CountryHero } from '../../../components/sections/CountryHero/CountryHero.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { OtherHirePages } from '../../../components/sections/HirePages/HirePages.tsx'
import { WorkingHours } from '../../../components/sections/WorkingHours/WorkingHours.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import { useText } from '../../../components/text/useText.ts'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useHirePages } from '../../useHirePages.ts'
import { usePathname } from '../../current-page.ts'
import { placeIn } from '../../../content/facts/locations.ts'
import type { Data } from './+data.ts'
import { CountryClock } from './CountryClock.tsx'

export function Page() {
  const data = useData<Data>()
  const { slug, hero, cities, overlap, costs, faq, request } = data
  const text = useText()
  const href = useHref()
  const pages = useHirePages()
  const country = text(`taxonomy.country.${data.country}`)
  const names = cities.cities.map(({ id }) => text(`cities.${id}`))
  return (
    <>
      <CountryHero
        copy={hero}
        facts={data.facts}
        badge={{ flag: data.country, country, salary: data.salary }}
        map={countryMapPlate(slug, countryChart(slug), data.strengths, text as Say)}
      />
      <CityTabs
        copy={cities}
        items={cities.cities.map((city, at) => ({
          ...city,
          cityId: city.id,
          tabTitle: names[at]!,
          picture: `city-${city.id}`,
        }))}
      />
      <WorkingHours
        copy={overlap}
        country={country}
        days={overlap.days}
        place={placeIn(data.country)}
        clock={<CountryClock {...overlap.clock} team={names[0]!} />}
      />
      <ComparisonTable
        copy={{ title: costs.title, caption: costs.lead }}
        options={costs.options}
        rows={costs.rows}
        emphasis={costs.options[0]?.id}
      />
      <CompanyNumbers copy="claims.numbers" />
      <OtherHirePages
        copy="other-hire-pages.section"
        pages={[...pages.countries, ...pages.roles]}
        path={usePathname()}
        action={href('hire')}
      />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
