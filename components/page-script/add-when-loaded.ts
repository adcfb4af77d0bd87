/** Asks for a style sheet once a page has loaded: for fonts that the first view can do without. */
export function addWhenLoaded(page: Document, href: string): void {
  const link = { rel: 'stylesheet', fetchPriority: 'low', href }
  const add = () => page.head.append(Object.assign(page.createElement('link'), link))
  if (page.readyState === 'complete') add()
  else page.defaultView!.addEventListener('load', add, { once: true })
}
