import type { RouteKind } from '../../locales/route-record.ts'

/** A page that gets a share picture. */
export type SharePage = {
  /** Address with the locale's prefix. */
  path: string
  /** English address: the same drawing in every language. */
  seed: string
  kind: RouteKind
  /** Title of the page, or the heading that its source gives for the picture: there soft hyphens divide long words. */
  title: string
  /** Kind of the page and, where it has one, its topic, in its language. */
  eyebrow: string
  /** Name of the page's own drawing in `components/art/files.json` or in `drawing-for.server.ts`. */
  drawing?: string
}

/** The share picture of a page, as its head names it: address, size in pixels, text alternative. */
export type SharePictureFile = { src: string; width: number; height: number; alt: string }

/** The list of all share pictures, by the address of the page. */
export type SharePictures = Record<string, SharePictureFile>
