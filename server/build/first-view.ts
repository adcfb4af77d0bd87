const sectionEdge = /<section\b|<\/section>/g

/**
 * Where the first view of a page ends: behind the first section of its content, or, on a page without sections,
 * at the end of its content.
 * @returns position in the HTML; undefined when the page has no `main`
 */
export function endOfFirstView(html: string): number | undefined {
  const main = html.indexOf('<main')
  const end = html.indexOf('</main>', main)
  if (main < 0 || end < 0) return undefined
  let depth = 0
  sectionEdge.lastIndex = main
  for (let edge = sectionEdge.exec(html); edge && edge.index < end; edge = sectionEdge.exec(html)) {
    depth += edge[0] === '</section>' ? -1 : 1
    if (depth === 0) return sectionEdge.lastIndex
  }
  return end
}
