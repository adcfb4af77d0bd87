import { useRef } from 'react'

/**
 * One key per filled form. Every retry of the same content carries it; other content, also when another
 * tab changed the stored answers, gets a new one, since the same key with another body is refused. `forget` is
 * called after success: the same words are then a new request.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    of: (content: string) => {
      if (last.current?.content !== content) last.current = { content, key: randomKey() }
      return last.current.key
    },
    forget: () => {
      last.current = undefined
    },
  }
}

/** 128 random bits; `crypto.randomUUID` is missing outside secure contexts. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
