import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  type LiveMessages,
  liveMessagesEvent,
  missedMessagesEvent,
} from '../../locales/live-messages.ts'
import { type PseudoLocale, pseudoMessage } from '../../locales/pseudo-locales.ts'
import type { Messages } from '../text/IntlRoot.tsx'

/** What the development server sent after edits: messages by id, for each locale. */
type Edits = Readonly<Record<string, LiveMessages['messages']>>

/**
 * The messages of a page with the edits since it was opened; ids that the page does not have stay out.
 * Outside of development they stay as they are.
 * @returns the messages, and how many edits there were
 */
export function useLiveMessages(locale: string, messages: Messages): [Messages, number] {
  const [edits, setEdits] = useState<Edits>({})
  const [count, setCount] = useState(0)
  useEffect(() => {
    const take = ({ locale: edited, messages: changed }: LiveMessages) => {
      removeErrorOverlay()
      // At once, React would throw away a form whose code is still on its way, with all that was typed.
      startTransition(() => {
        setEdits((before) => ({ ...before, [edited]: { ...before[edited], ...changed } }))
        setCount((before) => before + 1)
      })
    }
    import.meta.hot?.on(liveMessagesEvent, take)
    import.meta.hot?.send(missedMessagesEvent)
    return () => import.meta.hot?.off(liveMessagesEvent, take)
  }, [])
  const live = useMemo(() => withEdits(locale, messages, edits), [locale, messages, edits])
  return [live, count]
}

function withEdits(locale: string, messages: Messages, edits: Edits): Messages {
  const pseudo = locale === 'en-XA' || locale === 'en-XB'
  const edited = edits[pseudo ? 'en' : locale]
  if (!edited) return messages
  const known = Object.entries(edited).filter(([id]) => id in messages)
  const shown = pseudo
    ? known.map(([id, tree]) => [id, pseudoMessage(locale as PseudoLocale, tree)] as const)
    : known
  return { ...messages, ...Object.fromEntries(shown) } as Messages
}

/** Vite's report of a broken catalog goes when the next edit is sound; its own way would reload the page. */
function removeErrorOverlay(): void {
  document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.remove())
}
