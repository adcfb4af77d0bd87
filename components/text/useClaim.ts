import { useIntl } from 'react-intl'
import { type Claim, type ClaimId, claims } from '../../content/company.ts'

/** A claim ready to be shown: the figure in the page's number format and the mark beside it. */
export type ClaimFigure = {
  /** "3000", "4.4", "3–7" */
  figure: string
  /** "+" for a lower bound, "%" for a share, else empty. */
  mark: string
  /** Both together, for running text. */
  text: string
}

/** Formats the claims of `content/company.ts`; the only place where their figures become text. */
export function useClaim() {
  const intl = useIntl()
  return (id: ClaimId): ClaimFigure => {
    const claim: Claim = claims[id]
    const number = (value: number) => intl.formatNumber(value, { useGrouping: false })
    const figure =
      typeof claim.value === 'number'
        ? number(claim.value)
        : intl.formatMessage(
            { id: 'claims.format.range' },
            { from: number(claim.value.from), to: number(claim.value.to) },
          )
    const mark = claim.unit === 'percent' ? '%' : claim.atLeast ? '+' : ''
    const text =
      claim.unit === 'percent' && typeof claim.value === 'number'
        ? intl.formatNumber(claim.value / 100, { style: 'percent', maximumFractionDigits: 1 })
        : figure + mark
    return { figure, mark, text }
  }
}
