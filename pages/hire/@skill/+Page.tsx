import { useData } from 'vike-react/useData'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { ComparisonTable } from '../../../components/sections/ComparisonTable/ComparisonTable.tsx'
import { Faq } from '../../../components/sections/Faq/Faq.tsx'
import { FeaturedContent } from '../../../components/sections/FeaturedContent/FeaturedContent.tsx'
import { Frameworks } from '../../../components/sections/Frameworks/Frameworks.tsx'
import { SkillRates } from '../../../components/sections/LevelRates/LevelRates.tsx'
import { OtherHirePages } from '../../../components/sections/HirePages/HirePages.tsx'
import { Points } from '../../../components/sections/Points/Points.tsx'
import { StaffAugmentationHeader } from '../../../components/sections/ServiceHeader/ServiceHeader.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import { useText } from '../../../components/text/useText.ts'
import { PageContactBlock } from '../../PageContactBlock.tsx'
import { useHirePages } from '../../useHirePages.ts'
import { usePathname } from '../../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { hero, facts, frameworks, points, comparison, featured, faq, request } = data
  const text = useText()
  const href = useHref()
  const pages = useHirePages()
  const pathname = usePathname()
  return (
    <>
      <StaffAugmentationHeader
        copy={hero}
        facts={facts}
        picture={<ExplainingPlate id={data.plate} />}
        contactHref="#request"
      />
      <SkillRates skill={text(`taxonomy.skill.${data.skill}`)} rates={data.rates} facts={facts} />
      <Frameworks copy={frameworks} frameworks={frameworks.frameworks} />
      <Points copy={points} points={points.points} />
      <ComparisonTable
        copy={{ title: comparison.title, caption: comparison.lead }}
        options={comparison.options}
        rows={comparison.rows}
        emphasis={comparison.options[0]?.id}
      />
      <OtherHirePages
        copy="other-hire-pages.section"
        pages={[...pages.skills, ...pages.countries]}
        path={pathname}
        action={href('hire')}
      />
      <FeaturedContent posts={featured.posts} value={featured.subject} all={featured.all} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <PageContactBlock copy={request} />
    </>
  )
}
