/** What a link of a text leads to outside its page. */
type Place = {
  siteUrl: string
  /** Absolute address of the page that the text stands on. */
  page: string
}

/** Finished HTML whose links lead to the same places from anywhere. */
export function absoluteHtml(html: string, place: Place): string {
  return html.replace(/(<a\s[^>]*?href=")([/#][^"]*)"/g, (_, before: string, target: string) => {
    return `${before}${absolute(target, place)}"`
  })
}

/** Markdown whose links lead to the same places from anywhere. */
export function absoluteMarkdown(markdown: string, place: Place): string {
  return markdown.replace(/\]\(([/#][^)]*)\)/g, (_, target: string) => {
    return `](${absolute(target, place)})`
  })
}

function absolute(target: string, { siteUrl, page }: Place): string {
  return target.startsWith('#') ? page + target : siteUrl + target
}
