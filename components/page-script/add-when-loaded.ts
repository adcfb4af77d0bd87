/** Asks for a style sheet once a page has loaded: for fonts that the first view can do without. */
export function addWhenLoaded(page: Document, href: string): void {
  const add = () =>
    page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href }))
  if (page.readyState === 'complete') add()
  else page.defaultView!.addEventListener('load', add, { once: true })
}
