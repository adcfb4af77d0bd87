/**
 * Copies a text; a page without https or permission has no clipboard.
 * @returns whether the browser took it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
