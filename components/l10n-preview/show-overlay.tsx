import { createRoot, type Root } from 'react-dom/client'
import type { PreviewMode } from '../../locales/preview.ts'
import { keepMode } from './preview-mode.ts'
import { PreviewOverlay } from './PreviewOverlay.tsx'
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
