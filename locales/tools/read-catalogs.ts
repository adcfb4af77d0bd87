import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type CatalogEntry, catalogEntry } from './catalog-entry.ts'
import type { Finding } from './finding.ts'

/** A message with the place where a translator finds it. */
export type SourceMessage = CatalogEntry & {
  id: string
  namespace: string
  file: string
  line: number
}

/** Messages that could be read, and what is wrong with the others. */
export type ReadCatalogs = { messages: SourceMessage[]; findings: Finding[] }

/**
 * Reads all catalogs of one locale.
 * @param folder `locales/<locale>`
 */
export function readCatalogs(folder: string): ReadCatalogs {
  const read = readdirSync(folder)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .map((name) => readCatalog(join(folder, name), name.replace(/\.json$/, '')))
  return {
    messages: read.flatMap(({ messages }) => messages),
    findings: read.flatMap(({ findings }) => findings),
  }
}

function readCatalog(file: string, namespace: string): ReadCatalogs {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n')
  let entries: [string, unknown][]
  try {
    entries = Object.entries(JSON.parse(text) as Record<string, unknown>)
  } catch (error) {
    const place = { file, line: 1, id: '(whole file)' }
    return {
      messages: [],
      findings: [{ place, found: (error as Error).message, advice: 'mend the JSON' }],
    }
  }
  const messages: SourceMessage[] = []
  const findings = duplicates(file, lines)
  for (const [id, entry] of entries) {
    const place = { file, line: lineOf(lines, id), id }
    const result = v.safeParse(catalogEntry, entry)
    if (result.success) {
      messages.push({ ...result.output, ...place, namespace })
    } else {
      const [issue] = result.issues
      const found = `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`
      findings.push({ place, found, advice: 'mend the entry' })
    }
  }
  return { messages, findings }
}

const key = /^\s*"([^"]+)": \{/

function lineOf(lines: readonly string[], id: string): number {
  return lines.findIndex((line) => key.exec(line)?.[1] === id) + 1
}

/** JSON keeps only the last of two equal ids and says nothing. */
function duplicates(file: string, lines: readonly string[]): Finding[] {
  const seen = new Set<string>()
  return lines.flatMap((text, at) => {
    const id = key.exec(text)?.[1]
    if (!id) return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const place = { file, line: at + 1, id }
    return [{ place, found: 'stands twice in the file', advice: 'remove one of the two' }]
  })
}
