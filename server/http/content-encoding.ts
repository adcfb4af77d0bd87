import { createHash } from 'node:crypto'
import Negotiator from 'negotiator'

/** How a body may be packed, the best first. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** The package's types do not know what settles ties. */
type Tied = {
  encodings(offered: readonly string[], ties: { preferred: readonly string[] }): string[]
}

/** Browsers send a handful of distinct headers; what is longer or comes later is read each time. */
const mostKept = 64
const longestKept = 100
const kept = new Map<string, readonly Encoding[]>()

/**
 * The encodings that a reader takes, the one it likes best first and among equals ours; `identity` when it
 * names none (RFC 9110, 12.5.3).
 * @param header its `Accept-Encoding`
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  const known = kept.get(header)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as Tied
  const accepted = negotiator.encodings(encodings, { preferred: encodings }) as Encoding[]
  if (kept.size < mostKept && header.length <= longestKept) kept.set(header, accepted)
  return accepted
}

/** A strong tag that follows from the content alone: equal on every instance and after every build. */
export function entityTag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
