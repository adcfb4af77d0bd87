import { useIntl } from 'react-intl'
import { messageWithFallback } from './message-with-fallback.ts'

/** Formats the day of a post, such as "2026-04-14": "Apr 14th 26" (K-05), in UTC. */
export function usePostDate() {
  const intl = useIntl()
  return (date: string) =>
    intl.formatMessage(messageWithFallback(intl, 'blog-teaser.date'), {
      month: intl.formatDate(date, { month: 'short' }),
      day: new Date(date).getUTCDate(),
      year: intl.formatDate(date, { year: '2-digit' }),
    })
}
