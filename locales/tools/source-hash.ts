import { createHash } from 'node:crypto'

/**
 * Mark of an English text: the first 8 characters of base64url(SHA-256). A run of white space counts as
 * one space, and it does not matter how accents are composed (translation guide 2).
 */
export function sourceHash(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ')
  return createHash('sha256').update(plain).digest('base64url').slice(0, 8)
}
