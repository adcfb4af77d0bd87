/** Path of the Markdown twin of a story or post. */
export function markdownPath(path: string): string {
  return `${path}.md`
}
