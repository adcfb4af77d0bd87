import type { Department } from '../../components/sections/DepartmentsNavigation/department.ts'
import { useResultPaths } from '../../components/questionnaire/recommend.ts'
import { useStoryHref } from '../../components/text/useHref.ts'
import { useText } from '../../components/text/useText.ts'
import type { ListedStory } from '../../content/story.ts'
import type { Testimonial } from '../../content/testimonial.ts'
import {
  industries,
  type Industry,
  industryGroupIds,
  industryGroups,
} from '../../content/taxonomy.ts'
import { usePathname } from '../current-page.ts'
import type { IndustryGroup } from '../../components/sections/IndustryTabs/IndustryTabs.tsx'

type KnownIndustry = {
  industry: Industry
  promise: { title: string; text: string }
  sentence: string
  story?: ListedStory
  review?: Pick<
    Testimonial,
    'reviewAuthorPhrase' | 'reviewAuthorName' | 'reviewAuthorPosition' | 'sample'
  >
}

/** The twelve industries as S-35 lists them; those without a page are a title alone. */
export function useDepartments(known: readonly KnownIndustry[]): Department[] {
  const text = useText()
  const storyHref = useStoryHref()
  const paths = useResultPaths()
  const pathname = usePathname()
  return industries.map((industry) => {
    const title = text(`taxonomy.industry.${industry}`)
    const found = known.find((one) => one.industry === industry)
    if (!found) return { title }
    const { story, review, promise } = found
    const pageLink = paths.industry(industry)
    const department = { title, pageLink: pageLink === pathname ? undefined : pageLink }
    if (!story && review) {
      return {
        ...department,
        isReview: true,
        sample: review.sample,
        reviewText: review.reviewAuthorPhrase,
        reviewAuthor: review.reviewAuthorName,
        reviewAuthorPosition: review.reviewAuthorPosition,
      }
    }
    if (!story) {
      return { ...department, isInfo: true, infoTitle: promise.title, infoSubtitle: promise.text }
    }
    return {
      ...department,
      isCase: true,
      sample: story.sample,
      caseTitle: story.client,
      caseDescription: story.summary,
      caseChange: story.change,
      caseSteps: story.steps,
      caseLink: storyHref(story),
      infoBackground: 'night',
    }
  })
}

/**
 * The industries by group, as S-52 shows them; those without a page are a title alone.
 * @param known of which more than the title is told
 */
export function useIndustryGroups(known: readonly KnownIndustry[] = []): IndustryGroup[] {
  const text = useText()
  const paths = useResultPaths()
  return industryGroupIds.map((id) => ({
    id,
    title: text(`common.industry-group.${id}`),
    text: text(`industry-tabs.group.${id}.text`),
    industries: industryGroups[id].map((industry) => {
      const found = known.find((one) => one.industry === industry)
      return {
        title: text(`taxonomy.industry.${industry}`),
        path: paths.industry(industry),
        sentence: found?.sentence,
      }
    }),
  }))
}
