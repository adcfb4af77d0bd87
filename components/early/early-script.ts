import { listenToClicks } from './listen-to-clicks.ts'

/* The script of every page that answers before React does; a file of its own of about half a kilobyte. */
listenToClicks(document)
