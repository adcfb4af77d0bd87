import { expect, test } from 'vitest'
import { urlOfFile } from '../http/site-headers.ts'
import { pageFile } from './render-pages.ts'

test.each(['/', '/about', '/de/blog/tag/x'])('the file of %s is asked for at its path', (path) => {
  const { url, file } = pageFile(path)
  expect(url).toBe(path)
  expect(urlOfFile(file)).toBe(path)
})
