import type { Page } from '../registry/page.ts'

/** A file that the build lays beside the pages. */
export type SiteFile = {
  /** Its address without the host. */
  path: string
  text: string
}

/** Path of a page as Markdown; undefined where it has neither a text nor figures nor a list of pages, such as a form. */
export function markdownPath(page: Page): string | undefined {
  const { path, indexed, repeats, text, listed, figures } = page
  return indexed && !repeats && (text || listed || figures) ? `${path}.md` : undefined
}
