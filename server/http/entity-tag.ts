import { createHash } from 'node:crypto'

/** A strong tag that follows from the content alone: equal on every instance and after every build. */
export function entityTag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
