import type { PageContext } from 'vike/types'

export function description({ head }: PageContext): string | null {
  return head?.description ?? null
}
