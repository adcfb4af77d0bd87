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
