import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('.github/specification-rows.md', 'utf8')
const explained = new Set([...page.matchAll(/^\| ([A-Z]+-\d{2,3}) /gm)].map(([, id]) => id!))

/** Ids of rows, alone or as the ends of a range: … Q-15. */
const row = /\b(API|[ASTKFEQCR]|ST|ER)-(\d{2,3})(?:\s*…\s*(?:\1-)?(\d{2,3}))?\b/g

function citedIn(text: string): string[] {
  return [...text.matchAll(row)].flatMap(([, kind, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${kind}-${String(Number(first) + at).padStart(2, '0')}`,
    ),
  )
}

test('a range cites each of its rows', () => {
  expect(citedIn('(Q-08 … Q-10, A-71, A-107)')).toEqual(['Q-08', 'Q-09', 'Q-10', 'A-71', 'A-107'])
})

test('every row that a comment cites is explained', () => {
  const missing = ['components', 'content', 'locales', 'pages', 'server', 'tests'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|css)$/.test(name))
        .map((name) => join(folder, name))
        .flatMap((file) => {
          const comments = readFileSync(file, 'utf8').match(/\/\*[^]*?\*\/|\/\/.*/g) ?? []
          return citedIn(comments.join('\n'))
            .filter((id) => !explained.has(id))
            .map((id) => `${file}: ${id}`)
        }),
  )
  expect(missing).toEqual([])
})
