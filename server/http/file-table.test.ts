import { afterAll, describe, expect, test } from 'vitest'
import { entityTag } from './content-encoding.ts'
import { folderOf } from '../../tests/support/scratch-folders.ts'
import { fileTable } from './file-table.ts'

const { folder, remove } = folderOf({
  'index.html': 'home',
  '404.html': 'nothing here',
  'en-XA/404.html': 'nothing here',
  '500.html': 'broken',
  'about/index.html': 'about us',
  'about/index.html.br': 'about us in brotli',
  'assets/large.AbC1.js': 'x'.repeat(500),
  'de/über.txt': 'über',
  'robots.txt': 'of the folder',
  'share/home.1aF.png': 'picture',
  'story.md': '# Story',
  '.secret': 'secret',
  '.well/known.txt': 'secret',
})
const limits = { ofBody: 400, ofAll: 10_000, ofFile: 10_000 }
afterAll(remove)

test('the paths are those of pages and files, each once, as a request writes them', () => {
  expect([...fileTable(folder).keys()].sort()).toEqual([
    '/',
    '/about',
    '/assets/large.AbC1.js',
    '/de/%C3%BCber.txt',
    '/robots.txt',
    '/share/home.1aF.png',
    '/story.md',
  ])
})

test('a path that something else answers is left out', () => {
  const files = fileTable(folder, { isEndpoint: (path) => path === '/robots.txt' })
  expect([files.has('/robots.txt'), files.has('/about')]).toEqual([false, true])
})

test('headers of the site are those of every file, and a file’s own come before them', () => {
  const files = fileTable(folder, {
    siteHeaders: { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Of-All': '1' },
    overridesFor: (path): Record<string, string> =>
      path === '/story.md' ? { 'X-Of-All': '2' } : {},
  })
  const headersAt = (path: string): Record<string, string> => {
    const head = files.get(path)!.identity.heads[200]
    return Object.fromEntries(
      head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1]!]] : [])),
    )
  }
  expect(headersAt('/about')).toMatchObject({
    'X-Of-All': '1',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(headersAt('/share/home.1aF.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  expect(headersAt('/story.md')['X-Of-All']).toBe('2')
})

test('an unchanged answer keeps all headers but those of a body', () => {
  const { heads } = fileTable(folder, { siteHeaders: { 'X-Of-All': '1' } }).get('/about')!.br!
  const names = (head: readonly string[]) => head.filter((_, at) => at % 2 === 0)
  const ofBody = ['Content-Encoding', 'Content-Length', 'Content-Type']
  expect(names(heads[200])).toEqual(expect.arrayContaining(['X-Of-All', 'ETag', ...ofBody]))
  expect(names(heads[304]).sort()).toEqual(
    names(heads[200])
      .filter((name) => !ofBody.includes(name))
      .sort(),
  )
})

describe('memory', () => {
  test('does not hold what is over the limit of a file, whose tag says its content all the same', () => {
    const { body, tag } = fileTable(folder, { limits }).get('/assets/large.AbC1.js')!.identity
    expect([body, tag]).toEqual([undefined, entityTag(Buffer.from('x'.repeat(500)))])
  })

  test('does not even read what is larger, whose tag is weak', () => {
    const files = fileTable(folder, { limits: { ...limits, ofFile: 499 } })
    const { body, tag } = files.get('/assets/large.AbC1.js')!.identity
    expect(body).toBeUndefined()
    expect(tag).toMatch(/^W\/"500-/)
  })

  test('holds all files together below their limit', () => {
    const held = fileTable(folder, { limits: { ...limits, ofAll: 40 } })
    const bodies = [...held.values()].flatMap((file) => [file.br, file.gzip, file.identity])
    const bytes = bodies.reduce((sum, one) => sum + (one?.body?.length ?? 0), 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(40)
  })

  test('does not hold a packed file in its plain form', () => {
    const about = fileTable(folder).get('/about')!
    expect(about.br?.body?.toString()).toBe('about us in brotli')
    expect(about.identity.body).toBeUndefined()
  })
})
