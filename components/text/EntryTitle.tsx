import { useIntl } from 'react-intl'
import { type Locale, localeRecord } from '../../locales/locales.ts'
import { Message, ForeignText } from './Message.tsx'
import { tagSlug } from '../../content/blog-lists.ts'

type Props = {
  title: string
  /** The language of the title when it is not that of the page. */
  language?: Locale | undefined
}

/** The title of a story or post; one that leads to another language says so. */
export function EntryTitle({ title, language }: Props) {
  const intl = useIntl()
  if (!language) return <>{title}</>
  const name = intl.formatDisplayName(language, { type: 'language' }) ?? localeRecord(language).name
  return (
    <>
      <ForeignText language={language}>{title}</ForeignText>{' '}
      <Message id="common.other-language" values={{ language: name }} />
    </>
  )
}

/** The name of a blog tag in the language of the page; a tag that nobody translated keeps its own. */
export function useTagName() {
  const intl = useIntl()
  return (tag: string): string => {
    const id = `tags.${tagSlug(tag)}`
    return intl.messages[id] ? String(intl.formatMessage({ id })) : tag
  }
}
