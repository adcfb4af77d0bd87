import { navigationType } from './navigation-type.ts'

/**
 * Loads a page anew whose scripts a newer build has replaced. A page that was loaded anew already stays as it is,
 * and so does one whose scripts are missing for another reason, such as a lost connection.
 * @param script address of a file that belongs to the page's build
 */
export async function reloadWhenReplaced(script: string): Promise<void> {
  if (navigationType() === 'reload') return
  const asked = fetch(script, { method: 'HEAD', cache: 'no-store' })
  const answer = await asked.catch(() => undefined)
  if (answer?.status === 404) location.reload()
}
