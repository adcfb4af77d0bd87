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

/** What a link of a text leads to outside its page. */
type BaseUrls = {
  siteUrl: string
  /** Absolute address of the page that the text is on. */
  page: string
}

/** Finished HTML whose links lead to the same places from anywhere. */
export function absoluteHtml(html: string, base: BaseUrls): string {
  return html.replace(/(<a\s[^>]*?href=")([/#][^"]*)"/g, (_, before: string, target: string) => {
    return `${before}${absolute(target, base)}"`
  })
}

/** Markdown whose links lead to the same places from anywhere. */
export function absoluteMarkdown(markdown: string, base: BaseUrls): string {
  return markdown.replace(/\]\(([/#][^)]*)\)/g, (_, target: string) => {
    return `](${absolute(target, base)})`
  })
}

function absolute(target: string, { siteUrl, page }: BaseUrls): string {
  return target.startsWith('#') ? page + target : siteUrl + target
}
