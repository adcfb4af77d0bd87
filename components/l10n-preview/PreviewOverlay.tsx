import { useState } from 'react'
import type { PreviewNotes } from '../../locales/message-note.ts'
import type { PreviewMode } from '../../locales/preview-modes.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { ownPart } from './find-messages.ts'
import { Outlines } from './Outlines.tsx'
import { pageEntries } from './page-entries.ts'
import css from './PreviewOverlay.module.css'
import { PreviewPanel } from './PreviewPanel.tsx'
import { useFoundMessages } from './useFoundMessages.ts'
import { useTopLayer } from './useTopLayer.ts'

type Props = {
  locale: string
  mode: PreviewMode
  notes: PreviewNotes
  onMode: (mode: PreviewMode | undefined) => void
}

/** Outlines over the page and the panel that lists its messages; has words of its own. */
export function PreviewOverlay({ locale, mode, notes, onMode }: Props) {
  const { found, head } = useFoundMessages()
  const entries = pageEntries(found, head)
  const [selected, select] = useState<string>()
  const layer = useTopLayer()
  const ready = found.length > 0 ? '' : undefined
  return (
    <IntlRoot locale={locale} messages={notes.words}>
      <div
        ref={layer}
        className={css.layer}
        popover="manual"
        {...{ [ownPart]: '' }}
        data-ready={ready}
      >
        <Outlines entries={entries} notes={notes.notes} selected={selected} onSelect={select} />
        <PreviewPanel
          mode={mode}
          entries={entries}
          selected={selected}
          notes={notes.notes}
          onSelect={select}
          onMode={onMode}
        />
      </div>
    </IntlRoot>
  )
}
