import { expect, test } from 'vitest'
import { nearPages } from './near-pages.ts'
import type { SearchDocument } from './search-document.ts'
import { searchIndex } from './search-index.ts'

const page = { kind: 'page', summary: '', headings: '', words: '' } as const
const documents: SearchDocument[] = [
  { ...page, path: '/services/web-development', title: 'Web development' },
  { ...page, path: '/services', title: 'Software services' },
  { ...page, path: '/about', title: 'About us', words: 'php' },
  { ...page, kind: 'technology', path: '/technologies', title: 'PHP' },
]
const index = searchIndex({ documents, synonyms: {}, common: [] })

test.each([
  ['/services/web-developmnt', ['/services/web-development', '/services']],
  ['/Web_Development.html', ['/services/web-development']],
  ['/en/services/', ['/services']],
  ['/wp-login.php', []],
  ['/php', []],
  ['/%E0%A4%A', []],
  ['/%3Cscript%3E', []],
  ['/', []],
])('%s may have meant %j', (path, near) => {
  expect(nearPages(index, path).map((hit) => hit.path)).toEqual(near)
})
