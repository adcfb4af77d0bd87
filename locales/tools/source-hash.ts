import { createHash } from 'node:crypto'

const length = 8

/**
 * Hash of an English text, by which a translation knows whether the text has changed since: the first
 * characters of base64url(SHA-256) after NFC, runs of white space counted as one space (translation
 * guide 2).
 */
export function sourceHash(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ')
  return createHash('sha256').update(plain).digest('base64url').slice(0, length)
}
