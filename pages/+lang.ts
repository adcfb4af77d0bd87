import type { PageContext } from 'vike/types'

export function lang({ locale }: PageContext): string {
  return locale
}
