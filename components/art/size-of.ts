/** Takes the markup of a drawing and gives its size in pixels. */
export function sizeOf(markup: string): { width: number; height: number } {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(markup) ?? []
  return { width: Number(width), height: Number(height) }
}
