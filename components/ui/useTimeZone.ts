import { useHydrated } from './useHydrated.ts'

/**
 * Time zone of the visitor.
 * @param usual zone that the server shows, and the browser until React answers
 */
export function useTimeZone(usual: string): { timeZone: string; isVisitors: boolean } {
  const isVisitors = useHydrated()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone: isVisitors ? timeZone : usual, isVisitors }
}
