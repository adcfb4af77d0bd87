import { useData } from 'vike-react/useData'
import { CompareChoice } from '../../../components/sections/CompareChoice/CompareChoice.tsx'
import { ComparisonTable } from '../../../components/sections/ComparisonTable/ComparisonTable.tsx'
import { CountryRows } from '../../../components/sections/CountryRows/CountryRows.tsx'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { HireLinks } from '../../../components/sections/HirePages/HirePages.tsx'
import { HiringWalkthrough } from '../../../components/sections/HiringWalkthrough/HiringWalkthrough.tsx'
import { StaffAugmentationHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import { useText } from '../../../components/text/useText.ts'
import { roles as roleIds, skills as skillIds } from '../../../content/taxonomy.ts'
import { usePathname } from '../../current-page.ts'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useHirePages } from '../../useHirePages.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { hero, facts, roles, skills, countries, stages, comparison, request } = useData<Data>()
  const text = useText()
  const href = useHref()
  const pages = useHirePages()
  const pathname = usePathname()
  return (
    <>
      <StaffAugmentationHeader
        copy={hero}
        facts={facts}
        picture={<ExplainingPlate id="team-augmentation" />}
        contactHref="#request"
      />
      <HireLinks copy={roles} links={pages.roles} currentPath={pathname} />
      <HireLinks copy={skills} links={pages.skills} currentPath={pathname} />
      <CountryRows
        copy={countries}
        client={countries.client}
        rows={countries.countries.map(({ slug, country, cities, hours, salary }) => ({
          path: href('hire.country', { country: slug }),
          flag: country,
          country: text(`taxonomy.country.${country}`),
          cities: cities.map((city) => text(`cities.${city}`)),
          hours,
          salary,
        }))}
      />
      <CompareChoice
        groups={[
          {
            kind: 'engineers',
            items: [
              ...roleIds.map((id) => ({ id, name: text(`taxonomy.role.${id}`) })),
              ...skillIds.map((id) => ({ id, name: text(`taxonomy.skill.${id}`) })),
            ],
          },
          {
            kind: 'country',
            items: countries.countries.map(({ slug, country }) => ({
              id: slug,
              name: text(`taxonomy.country.${country}`),
            })),
          },
        ]}
      />
      <HiringWalkthrough copy={stages} steps={stages.stages} short />
      <ComparisonTable
        copy={{ title: comparison.title, caption: comparison.lead }}
        options={comparison.options}
        rows={comparison.rows}
        emphasis={comparison.options[0]?.id}
      />
      <PageContactBlock copy={request} />
    </>
  )
}
