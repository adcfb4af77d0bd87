import { listenToClicks } from './listen-to-clicks.ts'
import { reportScriptFaults } from './report-script-faults.ts'

/* The script of every page that answers before React does; a file of its own of less than a kilobyte. */
reportScriptFaults(window)
listenToClicks(document)
