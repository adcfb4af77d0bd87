import { useRef } from 'react'

/**
 * One key per filled form. It stays for every retry of the unchanged form; `renew` is called after
 * success and after an edit that follows a failed attempt, since the same key with another body is
 * refused (requests guide 2.3).
 */
export function useIdempotencyKey() {
  const key = useRef<string>(undefined)
  return {
    current: () => (key.current ??= randomKey()),
    renew: () => {
      key.current = undefined
    },
  }
}

/** 128 random bits; `crypto.randomUUID` is missing outside secure contexts. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
