import { type ClaimFigure, claimFigure } from '../../content/claim-figure.ts'
import { type ClaimId, claims } from '../../content/company.ts'
import { useLocale } from './IntlRoot.tsx'

/** Formats the claims of the company in the language of the page. */
export function useClaim() {
  const locale = useLocale()
  return (id: ClaimId): ClaimFigure => claimFigure(claims[id], locale)
}
