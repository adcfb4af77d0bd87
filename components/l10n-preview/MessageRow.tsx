import { useEffect, useId, useRef } from 'react'
import type { MessageNote } from '../../locales/message-note.ts'
import { Message } from '../text/Message.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import css from './MessageRow.module.css'
import { noteBadges } from './note-badges.ts'
import type { PageEntry } from './page-entries.ts'

type Props = {
  entry: PageEntry
  /** Undefined for a message that came after the notes. */
  note: MessageNote | undefined
  open: boolean
  onOpen: (open: boolean) => void
  /** @param done whether the browser allowed it */
  onCopied: (id: string, done: boolean) => void
}

/** One message of the panel: its id with what is wrong, and the facts about it when it is open. */
export function MessageRow({ entry, note, open, onOpen, onCopied }: Props) {
  const facts = useId()
  const button = useRef<HTMLButtonElement>(null)
  // It may have been opened by the frame on the page.
  useEffect(() => {
    if (!open) return
    button.current?.focus()
    button.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const toggle = () => {
    onOpen(!open)
    if (!open) entry.occurrences[0]?.element.scrollIntoView({ block: 'center' })
  }
  return (
    <li className={css.row}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? facts : undefined}
        onClick={toggle}
      >
        <code>{entry.id}</code>
        {(note ? noteBadges(note) : []).map((badge) => (
          <span key={badge} className={css.badge} data-badge={badge}>
            <Message id={`l10n-preview.badge.${badge}`} />
          </span>
        ))}
      </button>
      {open ? (
        <div id={facts}>
          {note ? <MessageFacts note={note} where={entry.where} /> : null}
          <button type="button" onClick={async () => onCopied(entry.id, await copy(entry.id))}>
            <Message id="l10n-preview.copy" />
          </button>
        </div>
      ) : null}
    </li>
  )
}

/** Browsers refuse it on addresses without https, the own machine aside. */
async function copy(id: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(id)
    return true
  } catch {
    return false
  }
}
