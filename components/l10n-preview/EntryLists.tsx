import { useId } from 'react'
import type { PreviewNotes } from '../../locales/message-note.ts'
import { Message } from '../text/Message.tsx'
import css from './EntryLists.module.css'
import { MessageRow } from './MessageRow.tsx'
import { entryPlaces, type PageEntry } from './page-entries.ts'

type Props = {
  entries: readonly PageEntry[]
  notes: PreviewNotes['notes']
  selected: string | undefined
  onSelect: (key: string | undefined) => void
  onCopied: (id: string, done: boolean) => void
}

/** The messages of the page, one list for each kind of place. */
export function EntryLists({ entries, notes, selected, onSelect, onCopied }: Props) {
  const heading = useId()
  return (
    <div className={css.lists}>
      {entryPlaces.map((place) => {
        const own = entries.filter((entry) => entry.place === place)
        return (
          <section key={place} aria-labelledby={`${heading}${place}`}>
            <h3 id={`${heading}${place}`}>
              <Message id={`l10n-preview.group.${place}`} values={{ count: own.length }} />
            </h3>
            <ul>
              {own.map((entry) => (
                <MessageRow
                  key={entry.key}
                  entry={entry}
                  note={notes[entry.id]}
                  open={entry.key === selected}
                  onOpen={(wish) => onSelect(wish ? entry.key : undefined)}
                  onCopied={onCopied}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
