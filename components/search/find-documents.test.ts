import { expect, test } from 'vitest'
import { seededRandom } from '../art/geometry/noise.ts'
import { findDocuments, type Hit, groupedHits, nearPages } from './find-documents.ts'
import { type SearchDocument, documentsPath, searchIndex } from './search-index.ts'

const page = { kind: 'page', summary: '', headings: '', words: '' } as const

const documents: SearchDocument[] = [
  { ...page, path: '/devops', title: 'DevOps services', words: 'clusters kubernetes the' },
  { ...page, path: '/web', title: 'Web development', headings: 'React teams', words: 'the' },
  { ...page, path: '/react', title: 'Hire React developers', summary: 'The team in days' },
  { ...page, kind: 'technology', path: '/technologies', title: 'Kubernetes' },
  { ...page, kind: 'technology', path: '/technologies', title: 'Node.js' },
  { ...page, kind: 'question', path: '/web#front', title: 'Who builds the front end?' },
  { ...page, kind: 'story', path: '/zuerich', title: 'Zürich tram', words: 'contract' },
]
const synonyms = { k8s: 'kubernetes', rn: 'react native', constructor: 'web' }
const index = searchIndex({ documents, synonyms, common: ['the'] })
const titles = (query: string) => findDocuments(index, query).map(({ title }) => title)

test.each([
  ['kubernetes', ['Kubernetes', 'DevOps services'], 'a title counts more than the text'],
  ['kubernets', ['Kubernetes', 'DevOps services'], 'a mistyped word'],
  ['kube', ['Kubernetes', 'DevOps services'], 'a word that is begun'],
  ['K8S', ['Kubernetes', 'DevOps services'], 'another name'],
  ['hire react', ['Hire React developers'], 'every word'],
  ['react', ['Hire React developers', 'Web development'], 'a title before a heading'],
  ['the react', ['Hire React developers', 'Web development'], 'a common word beside another'],
  ['nodejs', ['Node.js'], 'the parts of a word joined'],
  ['front-end', ['Who builds the front end?'], 'the parts of a word apart'],
  ['ZURICH', ['Zürich tram'], 'letters without their accents'],
  ['contact', ['Zürich tram'], 'a mistyped word where nothing has it as it is'],
  ['tram xyzzy', ['Zürich tram'], 'one word of two where nothing has both'],
  ['constructor', ['Web development'], 'a name that objects have of their own'],
  ['toString', [], 'a name that objects inherit'],
  ['xyzzy', [], 'nothing'],
  [' ', [], 'an empty query'],
])('“%s” finds %j: %s', (query, found) => {
  expect(titles(query)).toEqual(found)
})

test('a common word alone is searched for all the same', () => {
  expect(titles('the')).toContain('Who builds the front end?')
})

test('a hit names the words of the document that answer, and whether the title does', () => {
  const [title, text] = findDocuments(index, 'kubernets')
  expect(title).toMatchObject({ terms: ['kubernetes'], byTitle: true })
  expect(text).toMatchObject({ terms: ['kubernetes'], byTitle: false, within: '' })
  expect(title).not.toHaveProperty('within')
  expect(findDocuments(index, 'react')[1]).toMatchObject({ within: 'React teams' })
})

test('a title that shows the word with accents says why the document was found', () => {
  const [tram] = findDocuments(index, 'ZURICH')
  expect(tram).toMatchObject({ title: 'Zürich tram', terms: ['zurich'] })
  expect(tram).not.toHaveProperty('within')
})

test('whatever is typed gets an answer', () => {
  const signs = [...'aбß東🚢\u0000\u0301\ud800 \'"<>&%\\/.-+#*^$()[]{}|:~!?@0٣']
  const random = seededRandom('typing')
  for (let at = 0; at < 500; at++) {
    const length = Math.floor(random() * 130)
    const query = Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('')
    expect(Array.isArray(findDocuments(index, query)), JSON.stringify(query)).toBe(true)
  }
})

const hit = (kind: Hit['kind'], title: string): Hit => ({
  kind,
  title,
  path: '/',
  summary: '',
  terms: [],
  byTitle: true,
})

test('the group with the best hit comes first, each group in its order and no longer than asked', () => {
  const hits = [hit('story', 'a'), hit('page', 'b'), hit('story', 'c'), hit('story', 'd')]
  const groups = groupedHits(hits, 2).map(({ kind, hits: own }) => [
    kind,
    own.map(({ title }) => title),
  ])
  expect(groups).toEqual([
    ['story', ['a', 'c']],
    ['page', ['b']],
  ])
})

const services: SearchDocument[] = [
  { ...page, path: '/services/web-development', title: 'Web development' },
  { ...page, path: '/services', title: 'Software services' },
  { ...page, path: '/about', title: 'About us', words: 'php' },
  { ...page, kind: 'technology', path: '/technologies', title: 'PHP' },
]
const servicesIndex = searchIndex({ documents: services, synonyms: {}, common: [] })

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
  expect(nearPages(servicesIndex, path).map((found) => found.path)).toEqual(near)
})

test('a live language has a file of its own, any other searches the English texts', () => {
  expect(documentsPath('de')).toBe('/search-documents/de.json')
  expect(documentsPath('en-XB')).toBe('/search-documents/en.json')
})
