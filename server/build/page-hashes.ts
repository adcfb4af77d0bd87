import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Address of a page → hash of what it says. */
export type PageHashes = Record<string, string>

/**
 * What every page of a build says, as a hash: its title, its description and the words of its main part.
 * Names of scripts and pictures change with every build and do not count.
 * @param client folder of the pre-rendered pages
 * @param addresses absolute addresses of the pages
 */
export function pageHashes(client: string, urls: readonly string[]): PageHashes {
  return Object.fromEntries(
    urls.map((url) => {
      const file = join(client, new URL(url).pathname, 'index.html')
      return [url, hashOf(textOf(readFileSync(file, 'utf8')))]
    }),
  )
}

/** The pages are our own and well-formed, and a parser would take longer than rendering them did. */
function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const parts = [/<title>([^<]*)/.exec(html)?.[1], description?.[1], main.replace(/<[^>]*>/g, '')]
  return parts.map((part = '') => part.replace(/\s+/g, ' ').trim()).join('\n')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC')).digest('base64url').slice(0, 16)
}
