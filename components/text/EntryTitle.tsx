import { useIntl } from 'react-intl'
import { type Locale, localeRecord } from '../../locales/locales.ts'
import { Message, ForeignText } from './Message.tsx'

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
