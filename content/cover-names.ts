/** Name of a story's cover among the drawings. */
export function coverName(slug: string): string {
  return `cover-${slug}`
}

/** The same of its closer view for phones. */
export function phoneCoverName(slug: string): string {
  return `${coverName(slug)}-phone`
}
