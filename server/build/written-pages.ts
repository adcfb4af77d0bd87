import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page that a build has written. */
export type WrittenPage = {
  /** Hash of everything that it says. */
  says: string
  /** Its file with what React needs, by the path from the folder of the pages. */
  hydration: string
  /** Hash of the rules within the page for its content security policy. */
  styleHash?: string
}

/** The pages of a build by their files. */
export type WrittenPages = Readonly<Record<string, WrittenPage>>

const record = (out: string) => join(out, 'pages.json')

/** The pages that are there already, with the code that they would be rendered with again. */
export function readWrittenPages(out: string): WrittenPages {
  return existsSync(record(out)) ? JSON.parse(readFileSync(record(out), 'utf8')) : {}
}

/** Remembers the pages for the next build. */
export function recordWrittenPages(out: string, pages: WrittenPages): void {
  writeFileSync(record(out), `${JSON.stringify(pages)}\n`)
}
