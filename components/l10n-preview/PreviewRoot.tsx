import { type ReactNode, useEffect, useMemo } from 'react'
import { IntlRoot, type Messages } from '../text/IntlRoot.tsx'
import { type HeadTexts, headMessages } from './head-messages.ts'
import { markedMessages } from './marked-messages.ts'
import { useLiveMessages } from './useLiveMessages.ts'
import { usePreview } from './usePreview.ts'

type Props = {
  locale: string
  messages: Messages
  /** Title and description that the page has with given messages. */
  headWith: (messages: Messages) => HeadTexts
  children: ReactNode
}

/**
 * Gives the page its words, as IntlRoot does, for translators: follows edits of the catalogs, and shows
 * on demand which message stands where (translation guide 9).
 */
export function PreviewRoot({ locale, messages, headWith, children }: Props) {
  const [live, edits] = useLiveMessages(locale, messages)
  const preview = usePreview(locale, edits)
  const mode = preview?.mode
  const english = preview?.notes.english
  const shown = useMemo(
    () => (mode && english ? markedMessages(live, mode, english) : live),
    [live, mode, english],
  )
  useEffect(() => {
    if (edits > 0) document.title = headWith(live).title
  }, [edits, live, headWith])
  return (
    <IntlRoot locale={locale} messages={shown}>
      {children}
      {preview ? (
        <preview.Overlay
          locale={locale}
          mode={preview.mode}
          notes={preview.notes}
          head={headMessages(headWith(shown))}
        />
      ) : null}
    </IntlRoot>
  )
}
