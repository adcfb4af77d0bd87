import { useEffect, useState } from 'react'
import type { PreviewNotes } from '../../locales/preview.ts'
import { useText } from '../text/useText.ts'
import css from './Outlines.module.css'
import { type PageEntry, noteBadges } from './page-entries.ts'

type Props = {
  entries: readonly PageEntry[]
  notes: PreviewNotes['notes']
  selected: string | undefined
  onSelect: (key: string) => void
}

/**
 * A frame with its id around every message that is seen, and around what holds the selected one. The
 * panel offers the same to keyboards and screen readers, so the frames are for pointers alone.
 */
export function Outlines({ entries, notes, selected, onSelect }: Props) {
  useRedrawOnScroll()
  const text = useText()
  const framed = entries.filter(({ key, place }) => place === 'place' || key === selected)
  return (
    <div dir="ltr" aria-hidden="true">
      {framed.flatMap(({ key, id, occurrences }) => {
        const note = notes[id]
        const badges = note ? noteBadges(note) : []
        const label = [id, ...badges.map((badge) => text(`l10n-preview.badge.${badge}`))]
        return occurrences.map((message, at) => {
          const holder = message.kind === 'text' ? message.range : message.element
          const box = holder.getBoundingClientRect()
          if (box.width < 1 || box.bottom < 0 || box.top > innerHeight) return null
          return (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- the same message many times over
              key={`${key} ${at}`}
              ref={(frame) => setBox(frame, box)}
              className={css.frame}
              data-badge={badges[0]}
              data-selected={key === selected ? '' : undefined}
            >
              <button type="button" tabIndex={-1} onClick={() => onSelect(key)}>
                {label.join(' · ')}
              </button>
            </div>
          )
        })
      })}
    </div>
  )
}

function setBox(frame: HTMLElement | null, { left, top, width, height }: DOMRect): void {
  for (const [name, length] of Object.entries({ left, top, width, height })) {
    frame?.style.setProperty(`--${name}`, `${length}px`)
  }
}

/** Frames stand in the window, what they frame moves with the page and its scrolling parts. */
function useRedrawOnScroll(): void {
  const [, redraw] = useState(0)
  useEffect(() => {
    let frame = 0
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        redraw((count) => count + 1)
      })
    }
    addEventListener('scroll', later, { capture: true, passive: true })
    return () => {
      removeEventListener('scroll', later, { capture: true })
      cancelAnimationFrame(frame)
    }
  }, [])
}
