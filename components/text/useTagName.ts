import { useIntl } from 'react-intl'
import { tagSlug } from '../../content/blog-lists.ts'

/** The name of a blog tag in the language of the page; a tag that nobody translated keeps its own. */
export function useTagName() {
  const intl = useIntl()
  return (tag: string): string => {
    const id = `tags.${tagSlug(tag)}`
    return intl.messages[id] ? String(intl.formatMessage({ id })) : tag
  }
}
