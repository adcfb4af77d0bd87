import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { PreviewNotes } from '../../locales/message-note.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { ownPart } from './find-messages.ts'
import type { HeadMessage } from './head-messages.ts'
import { Outlines } from './Outlines.tsx'
import { pageEntries } from './page-entries.ts'
import type { PreviewMode } from './preview-modes.ts'
import css from './PreviewOverlay.module.css'
import { PreviewPanel } from './PreviewPanel.tsx'
import { useFoundMessages } from './useFoundMessages.ts'
import { useTopLayer } from './useTopLayer.ts'

export type OverlayProps = {
  locale: string
  mode: PreviewMode
  notes: PreviewNotes
  head: readonly HeadMessage[]
}

/** Outlines over the page and the panel that lists its messages; has words of its own. */
export function PreviewOverlay({ locale, mode, notes, head }: OverlayProps) {
  const found = useFoundMessages()
  const entries = pageEntries(found, head)
  const [selected, select] = useState<string>()
  const layer = useTopLayer()
  const ready = found.length > 0 ? '' : undefined
  return createPortal(
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
        />
      </div>
    </IntlRoot>,
    document.body,
  )
}
