import { useState, type RefObject, useEffect, useRef } from 'react'
import type { PreviewNotes, PreviewMode } from '../../locales/preview.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { ownPart, type FoundMessage, findMessages, nameElements } from './find-messages.ts'
import { Outlines } from './Outlines.tsx'
import { pageEntries, type HeadMessage, headMessages } from './page-entries.ts'
import css from './PreviewOverlay.module.css'
import { PreviewPanel } from './PreviewPanel.tsx'
import { createRoot, type Root } from 'react-dom/client'
import { keepMode } from './preview-mode.ts'
import { refreshPage } from './refresh-page.ts'
import { shownPage } from './shown-page.ts'

let shown: { root: Root; host: HTMLElement } | undefined

/** Shows outlines and panel over a page in a mode of the preview, and takes them off one without. */
export function showOverlay(): void {
  const { documentElement } = document
  const { mode, notes } = shownPage.read()
  if (mode && notes) {
    shown ??= createHost(documentElement)
    shown.root.render(
      <PreviewOverlay
        locale={documentElement.lang}
        mode={mode}
        notes={notes}
        onMode={changeMode}
      />,
    )
  } else if (shown) {
    shown.root.unmount()
    shown.host.remove()
    shown = undefined
  }
}

/** It is behind the body, which is that of the page alone. */
function createHost(parent: HTMLElement) {
  const host = document.createElement('div')
  parent.append(host)
  return { root: createRoot(host), host }
}

function changeMode(mode: PreviewMode | undefined): void {
  keepMode(mode)
  refreshPage()
}

type Props = {
  locale: string
  mode: PreviewMode
  notes: PreviewNotes
  onMode: (mode: PreviewMode | undefined) => void
}

/** Outlines over the page and the panel that lists its messages; has words of its own. */
function PreviewOverlay({ locale, mode, notes, onMode }: Props) {
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

/**
 * Keeps a popover of the kind `manual` open and above the menus of the page, also when one opens later
 * and when a change of pages closes all.
 */
function useTopLayer(): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const raise = () => {
      if (layer.current?.matches(':popover-open')) layer.current.hidePopover()
      layer.current?.showPopover()
    }
    const follow = ({ target, newState }: ToggleEvent) => {
      const own = target === layer.current
      if (own ? newState === 'closed' : newState === 'open' && isPopover(target)) raise()
    }
    raise()
    document.addEventListener('toggle', follow, true)
    return () => document.removeEventListener('toggle', follow, true)
  }, [])
  return layer
}

function isPopover(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('popover')
}

/** Events after which other parts of the page are seen. */
const changes = ['toggle', 'resize', 'transitionend', 'load'] as const

type PageMessages = { found: readonly FoundMessage[]; head: readonly HeadMessage[] }

/** The messages of the page and of its head, found again after every change of it. */
function useFoundMessages(): PageMessages {
  const [messages, setMessages] = useState<PageMessages>({ found: [], head: [] })
  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const found = findMessages(document.body)
      nameElements(found)
      setMessages({ found, head: headMessages(document) })
    }
    const later = () => {
      frame ||= requestAnimationFrame(find)
    }
    const observer = new MutationObserver((records) => {
      if (records.some(isOfPage)) later()
    })
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    for (const name of changes) addEventListener(name, later, true)
    later()
    return () => {
      observer.disconnect()
      for (const name of changes) removeEventListener(name, later, true)
      cancelAnimationFrame(frame)
      nameElements([])
    }
  }, [])
  return messages
}

/** What the preview itself changes does not count. */
function isOfPage({ target, attributeName }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement
  return !attributeName?.startsWith('data-l10n') && !element?.closest(`[${ownPart}]`)
}
