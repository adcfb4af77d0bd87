import { useDeferredValue, useId, useState } from 'react'
import { type PreviewNotes, type PreviewMode, previewModes } from '../../locales/preview.ts'
import { Message } from '../text/Message.tsx'
import { type PageEntry, entryPlaces } from './page-entries.ts'
import css from './PreviewPanel.module.css'
import { MessageRow } from './MessageRow.tsx'
import { useText } from '../text/useText.ts'

type Props = {
  mode: PreviewMode
  entries: readonly PageEntry[]
  notes: PreviewNotes['notes']
  selected: string | undefined
  onSelect: (key: string | undefined) => void
  /** @param mode undefined to end the preview */
  onMode: (mode: PreviewMode | undefined) => void
}

/** The list of all messages of the page, with a filter and the switch for what the page shows. */
export function PreviewPanel({ mode, entries, notes, selected, onSelect, onMode }: Props) {
  const title = useId()
  const [open, setOpen] = useState(true)
  const [filter, setFilter] = useState('')
  const [copied, setCopied] = useState<{ id: string; done: boolean }>()
  const wanted = useDeferredValue(filter).trim().toLowerCase()
  const matching = entries.filter(({ id }) =>
    `${id} ${notes[id]?.english ?? ''}`.toLowerCase().includes(wanted),
  )
  return (
    <section className={css.panel} aria-labelledby={title} data-folded={open ? undefined : ''}>
      <div className={css.top}>
        <h2 id={title}>
          <Message id="l10n-preview.title" />
        </h2>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Message id={open ? 'l10n-preview.fold' : 'l10n-preview.unfold'} />
        </button>
        <button type="button" onClick={() => onMode(undefined)}>
          <Message id="l10n-preview.end" />
        </button>
      </div>
      {open ? (
        <>
          <PreviewModes mode={mode} onMode={onMode} />
          <label className={css.filter}>
            <Message id="l10n-preview.filter" />
            <input
              type="search"
              value={filter}
              onChange={({ target }) => setFilter(target.value)}
            />
          </label>
          <EntryLists
            entries={matching}
            notes={notes}
            selected={selected}
            onSelect={onSelect}
            onCopied={(id, done) => setCopied({ id, done })}
          />
        </>
      ) : null}
      <p className={css.status} role="status">
        {copied ? <CopyStatus {...copied} /> : null}
      </p>
    </section>
  )
}

function CopyStatus({ id, done }: { id: string; done: boolean }) {
  return done ? (
    <Message id="l10n-preview.copied" values={{ id }} />
  ) : (
    <Message id="l10n-preview.not-copied" values={{ id }} />
  )
}

type EntryListsProps = {
  entries: readonly PageEntry[]
  notes: PreviewNotes['notes']
  selected: string | undefined
  onSelect: (key: string | undefined) => void
  onCopied: (id: string, done: boolean) => void
}

/** The messages of the page, one list for each kind of place. */
function EntryLists({ entries, notes, selected, onSelect, onCopied }: EntryListsProps) {
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

type PreviewModesProps = { mode: PreviewMode; onMode: (mode: PreviewMode) => void }

/** The switch for what the page shows. */
function PreviewModes({ mode, onMode }: PreviewModesProps) {
  const text = useText()
  return (
    <div className={css.modes} role="group" aria-label={text('l10n-preview.modes')}>
      {previewModes.map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onMode(one)}>
          <Message id={`l10n-preview.mode.${one}`} />
        </button>
      ))}
    </div>
  )
}
