import type { ReactElement } from 'react'

/**
 * Named examples of one section or widget (`*.examples.tsx`). They feed the gallery, the tests of every
 * example (axe, HTML, widths, right to left) and the visual comparison.
 */
export type Examples = {
  /** Rows S that the folder covers; none for a widget. */
  rows: readonly `S-${number}`[]
  /** Catalogs the words come from, beside `common`. */
  catalogs: readonly string[]
  /** A widget: the gallery puts it on a sheet. */
  widget?: true
  /** The section carries the page's h1 itself. */
  bringsTitle?: true
  /** A part of the page's frame, which stands beside `main`. */
  outsideMain?: true
  /** Stands within an island on a page, so that props may be functions: the gallery makes each example an island. */
  withinIsland?: true
  /** By a name in words: 'usual', 'shortest', 'one item', 'without a picture' … */
  examples: Readonly<Record<string, ReactElement>>
}
