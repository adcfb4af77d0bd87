/** Name of a story's cover among the drawings. */
export function coverName(slug: string): string {
  return `cover-${slug}`
}
