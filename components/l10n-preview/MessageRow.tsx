import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { MessageNote } from '../../locales/preview.ts'
import { Message } from '../text/Message.tsx'
import css from './MessageRow.module.css'
import { type PageEntry, noteBadges } from './page-entries.ts'

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

/**
 * What a translator needs to know about a message.
 * @param where attributes and parts of the head that hold it
 */
function MessageFacts({ note, where }: { note: MessageNote; where: readonly string[] }) {
  const { english, description, state, stale, used, max, file, line } = note
  const place = `${file}:${line}`
  const freshness = stale ? 'l10n-preview.changed' : 'l10n-preview.fresh'
  return (
    <dl className={css.facts}>
      <Fact label={<Message id="l10n-preview.english" />}>
        <span lang="en">{english}</span>
      </Fact>
      <Fact label={<Message id="l10n-preview.description" />}>
        <span lang="en">{description}</span>
      </Fact>
      <Fact label={<Message id="l10n-preview.length" />}>
        {max === undefined ? (
          <Message id="l10n-preview.length-free" values={{ used }} />
        ) : (
          <Message id="l10n-preview.length-of" values={{ used, max }} />
        )}
      </Fact>
      <Fact label={<Message id="l10n-preview.state" />}>
        <Message id={`l10n-preview.state.${state}`} />
      </Fact>
      {state === 'source' || state === 'missing' ? null : (
        <Fact label={<Message id="l10n-preview.freshness" />}>
          <Message id={freshness} />
        </Fact>
      )}
      <Fact label={<Message id="l10n-preview.file" />}>
        <code>{place}</code>
      </Fact>
      {where.length > 0 ? (
        <Fact label={<Message id="l10n-preview.where" />}>
          <code>{where.join(', ')}</code>
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
