import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { failureFile } from '../http/failure-page.ts'
import { scriptHashes } from '../http/integrity.ts'
import { renderWithVike } from '../http/render-with-vike.ts'

/**
 * Writes the page for a fault of ours in every language as a file, for the moment when rendering fails.
 * @param out folder of a finished build
 */
export async function writeFailurePages(out: string): Promise<void> {
  await import(pathToFileURL(join(out, 'server', 'entry.mjs')).href)
  const render = renderWithVike(scriptHashes(join(out, 'client')))
  for (const { code } of locales) {
    const { body } = await render(localizedPath('/500', code), { failed: true })
    const file = join(out, 'client', failureFile(code))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
}
