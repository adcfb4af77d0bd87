import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const slug = 'openrad'

beforeAll(() => {
  vi.resetModules()
  vi.doMock('../../content/content-files.server.ts', async (original) => {
    const files = await original<typeof import('../../content/content-files.server.ts')>()
    const hasWords: typeof files.hasWords = (folder, entry, locale) =>
      !(entry === slug && locale === 'de') && files.hasWords(folder, entry, locale)
    return { ...files, hasWords }
  })
})

afterAll(() => {
  vi.doUnmock('../../content/content-files.server.ts')
  vi.resetModules()
})

test.each([
  'about',
  'home',
  'industries',
  'services.healthcare-software-development',
  'success-stories',
])('a story that nobody has translated is linked in English from %s in German', async (id) => {
  const { findPage } = await import('../../pages/registry/pages.ts')
  const { renderedPage } = await import('../support/rendered-page.tsx')
  expect(findPage('de', 'success-stories.story', { story: slug })).toBeUndefined()
  const html = await renderedPage(findPage('de', id as never)!)
  expect(html).toContain(`"/success-stories/${slug}"`)
  expect(html).not.toContain(`/de/success-stories/${slug}`)
})
