import { addWhenLoaded } from './add-when-loaded.ts'
import { hydrateWhenWanted } from './hydrate-when-wanted.ts'
import type { HydrateOn } from './hydrate-on.ts'
import { layOutInTurns } from './lay-out-in-turns.ts'
import { listenToClicks } from './listen-to-clicks.ts'
import { reloadWhenReplaced } from './reload-when-replaced.ts'
import { reportScriptFaults } from './report-script-faults.ts'
import { ownHydration, startReact } from './start-react.ts'

/* The script of every page that answers before React does: a small file of its own. */
reportScriptFaults(window)
layOutInTurns(document)
listenToClicks(document)

const { hydrateOn, hydration, lateStyle } =
  document.querySelector<HTMLElement>('script[data-hydrate-on]')?.dataset ?? {}
if (lateStyle) addWhenLoaded(document, lateStyle)
// Without the mark the page starts React itself, as in development.
if (hydration !== undefined) {
  hydrateWhenWanted(document, {
    hydrateOn: hydrateOn as HydrateOn,
    start: () => startReact(document, hydration),
    failed: () => reloadWhenReplaced(ownHydration(document)?.entry ?? hydration),
  })
}
