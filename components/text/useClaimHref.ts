import type { ClaimId } from '../../content/company.ts'
import { useHref } from './useHref.ts'

/** Addresses of the definitions of claims; the only place that knows where they stand. */
export function useClaimHref() {
  const href = useHref()
  return (id: ClaimId) => `${href('claims')}#${id}`
}
