import { useIntl } from 'react-intl'
import { messageWithFallback } from './useText.ts'
import { tagSlug } from '../../content/blog-lists.ts'

/** Formats the day of a post, such as "2026-04-14": "Apr 14th 26" (K-05), in UTC. */
export function usePostDate() {
  const intl = useIntl()
  // British English shortens September to four letters, and K-05 every month to three.
  const month = intl.formatters.getDateTimeFormat(intl.locale, { month: 'short', timeZone: 'UTC' })
  return (date: string) =>
    intl.formatMessage(messageWithFallback(intl, 'blog-teaser.date'), {
      month: month.format(new Date(date)),
      day: new Date(date).getUTCDate(),
      year: intl.formatDate(date, { year: '2-digit' }),
    })
}

/** The name of a blog tag in the language of the page; a tag that nobody translated keeps its own. */
export function useTagName() {
  const intl = useIntl()
  return (tag: string): string => {
    const id = `tags.${tagSlug(tag)}`
    return intl.messages[id] ? String(intl.formatMessage({ id })) : tag
  }
}
