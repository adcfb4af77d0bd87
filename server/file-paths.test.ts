import { expect, test } from 'vitest'
import { fileOfError, fileOfPage, pathOfFile } from './file-paths.ts'

test.each(['/', '/about', '/de', '/de/blog/tag/x'])(
  'the file of the page %s is asked for at its path',
  (path) => expect(pathOfFile(fileOfPage(path))).toBe(path),
)

test.each([
  ['de\\about\\index.html', '/de/about'],
  ['assets/entry.0123abcd.js', '/assets/entry.0123abcd.js'],
  ['a file.pdf', '/a%20file.pdf'],
])('the file %s is asked for at %s', (file, path) => {
  expect(pathOfFile(file)).toBe(path)
})

test.each(['about/index.html.br', 'a.js.gz', '.hidden', 'assets/.hidden', fileOfError('/de/404')])(
  'no path asks for %s',
  (file) => expect(pathOfFile(file)).toBeUndefined(),
)
