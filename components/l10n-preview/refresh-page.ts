import {
  type LiveMessages,
  notesPath,
  type PreviewNotes,
  askedMode,
} from '../../locales/preview.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { isPseudoLocale } from '../../locales/pseudo-locales.ts'
import { servedMode } from './preview-mode.ts'
import { morphPage } from './morph-page.ts'
import { shownPage, joinedEdits, type LiveEdits } from './shown-page.ts'

/** Edits that the page shall show. */
let edits: LiveEdits = {}
let running: Promise<void> | undefined
let again = false

/** Settles when the page shows what its address asks for, with all edits. */
export async function pageSettled(): Promise<void> {
  while (running) await running
}

/** Has the page show an edited catalog. */
export function showEdit(edit: LiveMessages): void {
  // At once: a report that comes after the edit, before the page has been asked for, is of another one.
  removeErrorOverlay()
  edits = joinedEdits(edits, edit)
  refreshPage()
}

/** Has the page show the mode of its address. */
export function refreshPage(): void {
  again = true
  running ??= refreshWhileAsked()
}

async function refreshWhileAsked(): Promise<void> {
  while (again) {
    again = false
    await refresh().catch(reportError)
  }
  running = undefined
}

async function refresh(): Promise<void> {
  const mode = askedMode(location.search)
  const wanted = edits
  const isWanted = mode === servedMode(document) && wanted === shownPage.read().edits
  const [next, notes] = await Promise.all([
    isWanted ? undefined : fetchPage(),
    mode ? fetchNotes(document.documentElement.lang) : undefined,
  ])
  if (!next && !isWanted) return
  if (next) morphPage(document, next)
  shownPage.change({ mode: servedMode(document), notes, edits: wanted })
}

/** The page of the address; undefined when it cannot be rendered. */
async function fetchPage(): Promise<Document | undefined> {
  const { pathname, search } = location
  const response = await fetch(pathname + search, {
    cache: 'no-store',
    headers: { Accept: 'text/html' },
  })
  if (response.status >= 500) return undefined
  // Browsers object to styles within a page that was not opened under their policy, though nobody applies them.
  const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '')
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Pseudo-locales are made from English and have its notes. */
async function fetchNotes(locale: string): Promise<PreviewNotes> {
  const path = notesPath(isPseudoLocale(locale) ? defaultLocale : locale)
  const response = await fetch(path, { cache: 'no-store' })
  return (await response.json()) as PreviewNotes
}

/** Vite's report of a broken catalog goes with the next sound edit; its own way would reload the page. */
function removeErrorOverlay(): void {
  document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.remove())
}
