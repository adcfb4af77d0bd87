import { createHash } from 'node:crypto'

/** A strong tag that follows from the content alone: equal on every instance and after every build. */
export function entityTag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether a reader has the content already: `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag) return true
  return ifNoneMatch
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === tag || part === '*')
}
