import { useData } from 'vike-react/useData'
import { CaseStudySlider } from '../../../components/sections/CaseStudySlider/CaseStudySlider.tsx'
import { DepartmentsNavigation } from '../../../components/sections/DepartmentsNavigation/DepartmentsNavigation.tsx'
import { IndustryTabs } from '../../../components/sections/IndustryTabs/IndustryTabs.tsx'
import { ShortContact } from '../../../components/sections/ShortContact/ShortContact.tsx'
import { HeadingLevel } from '../../../components/ui/Heading.tsx'
import { useDepartments } from '../../useDepartments.ts'
import { useFormState } from '../../useFormState.ts'
import { useIndustryGroups } from '../../useIndustryGroups.ts'
import { usePathname } from '../../usePathname.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, groups, request, studies } = data
  return (
    <>
      <HeadingLevel level={1}>
        <DepartmentsNavigation copy={hero} departments={useDepartments(hero.known)} />
      </HeadingLevel>
      <IndustryTabs copy={groups} groups={useIndustryGroups()} />
      <CaseStudySlider studies={studies} />
      <ShortContact
        copy={request}
        pathname={usePathname()}
        formState={useFormState('short-contact')}
      />
    </>
  )
}
