import type { Change, Steps } from '../../../content/story.ts'
import type { DrawingFile } from '../../ui/Drawing.tsx'

/** One star of a review that is told star by star. */
type ReviewStar = 'full' | 'partial'

/** A department or industry with what is next to it (E-09). */
export type Department = {
  title: string
  logo?: DrawingFile
  /** The logo carries no readable name: the title is next to it as text. */
  logoNotReadable?: boolean
  /** Its review or case is invented, which the panel says. */
  sample?: boolean
  /** Address of the department's own page; its panel leads there. */
  pageLink?: string

  isReview?: boolean
  reviewText?: string
  reviewAuthor?: string
  reviewAuthorPosition?: string
  reviewAuthorPhoto?: DrawingFile
  /** That many full stars, or each star from the first on. */
  reviewStars?: number | readonly ReviewStar[]
  reviewExternalLink?: string

  isCase?: boolean
  caseLink?: string
  caseTitle?: string
  caseDescription?: string
  /** What the project changed, in figures. */
  caseChange?: Change
  /** How that came about. */
  caseSteps?: Steps
  /** Ground of the case. */
  infoBackground?: 'night' | 'buff'
  /** The logo for the ground of the case. */
  whiteLogo?: DrawingFile

  isInfo?: boolean
  infoTitle?: string
  infoSubtitle?: string
  infoFlag?: DrawingFile
}

/** What is next to a title; nothing for a title alone. With several marks the first of this order. */
export function kindOf({ isCase, isReview, isInfo }: Department) {
  if (isCase) return 'case'
  if (isReview) return 'review'
  return isInfo ? 'info' : undefined
}

/** Whether the panel of a department has something to focus. */
export function hasLink(department: Department): boolean {
  const { caseLink, pageLink, reviewExternalLink, reviewAuthor } = department
  return Boolean(
    {
      case: caseLink ?? pageLink,
      review: (reviewExternalLink && reviewAuthor) ?? pageLink,
      info: pageLink,
    }[kindOf(department) ?? 'info'],
  )
}

const share = { full: 1, partial: 0.5 } as const

/** How full each of the five is, from the first on. */
export function starShares(stars: number | readonly ReviewStar[]): number[] {
  return Array.from({ length: 5 }, (_, at) => {
    if (typeof stars === 'number') return Math.min(1, Math.max(0, stars - at))
    const star = stars[at]
    return star ? share[star] : 0
  })
}
