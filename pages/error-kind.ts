import type { PageContext } from 'vike/types'
import type { ErrorKind } from '../components/sections/ErrorNotice/ErrorNotice.tsx'

/** Which of the error pages is shown: unknown address, unreadable form, no answer for now, or an error of ours. */
export function errorKind({ is404, refused, failed }: PageContext): ErrorKind {
  if (refused) return 'refused'
  if (failed) return failed
  return is404 ? 'not-found' : 'failure'
}
