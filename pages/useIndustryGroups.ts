import type { IndustryGroup } from '../components/sections/IndustryTabs/IndustryTabs.tsx'
import { useResultPaths } from '../components/questionnaire/result-paths.ts'
import { useText } from '../components/text/useText.ts'
import { type IndustryGroupId, industryGroups } from '../content/taxonomy.ts'

const ids = Object.keys(industryGroups) as IndustryGroupId[]

/** The industries by group, as S-52 shows them; those without a page are a title alone. */
export function useIndustryGroups(): IndustryGroup[] {
  const text = useText()
  const paths = useResultPaths()
  return ids.map((id) => ({
    id,
    title: text(`common.industry-group.${id}`),
    text: text(`industry-tabs.group.${id}.text`),
    industries: industryGroups[id].map((industry) => ({
      title: text(`taxonomy.industry.${industry}`),
      path: paths.industry(industry),
    })),
  }))
}
