import type { Hydration } from '../contract/hydration.ts'
import type { Integrity } from './integrity.ts'

const entryScript = /<script src="([^"]+\/entry-client-routing\.[^"]+\.js)"[^>]*><\/script>/
const preloadedModule = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/** Vike links every style sheet that a page names; this one is asked for by the early script. */
const lateFonts = /<link rel="stylesheet" type="text\/css" href="[^"]*\/late-fonts\.[^"]*">/

/**
 * Takes out of a page what would start React at once, and what the first view can do without; the early script
 * asks for both in their time.
 * @param integrity hashes of the scripts of the build
 * @throws when the page has no entry script where Vike used to write it
 */
export function deferHydration(
  html: string,
  integrity: Integrity,
): { html: string; hydration: Hydration } {
  const [, entry] = entryScript.exec(html) ?? []
  if (entry === undefined) throw new Error('A page has no entry script: has Vike changed its HTML?')
  const others = [...html.matchAll(preloadedModule)].map(([, href]) => href!)
  const modules = [...new Set([entry, ...others])].map((href) => ({
    href,
    integrity: integrity[href],
  }))
  return {
    html: html.replace(entryScript, '').replace(preloadedModule, '').replace(lateFonts, ''),
    hydration: { entry, modules },
  }
}

/** Tells the early script where the page's `Hydration` stands: at an address, or in the page itself. */
export function markHydration(html: string, address = ''): string {
  return html.replace('data-hydrate-on=', `data-hydration="${address}" data-hydrate-on=`)
}
