import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const site = 'https://www.helmwright.example'

beforeAll(() => {
  vi.resetModules()
  vi.doMock('../../pages/site-url.ts', () => ({ siteUrl: site, isPublic: true }))
})

afterAll(() => {
  vi.doUnmock('../../pages/site-url.ts')
  vi.resetModules()
})

test('on a public address pages that consist of samples are not listed, and no text for programs has them', async () => {
  const { pages } = await import('../../pages/registry/pages.ts')
  const { crawlerFiles } = await import('../../pages/crawlers/crawler-files.server.ts')
  const { stories } = await import('../../content/load.server.ts')

  const samples = pages('en').filter(({ sample }) => sample)
  expect(samples.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/success-stories',
      '/success-stories/xola',
      '/reviews',
      '/work-samples',
      '/work-samples/exit-plan',
    ]),
  )
  expect(samples.filter(({ indexed }) => indexed)).toEqual([])

  const files = crawlerFiles(site, '2027-01-01')
  expect(files.some(({ path }) => /^\/(success-stories|work-samples)/.test(path))).toBe(false)
  const told = files.flatMap(({ path, text }) =>
    [
      ...samples.map((page) => `${site}${page.path}<`),
      ...stories('en').map(({ summary }) => summary),
    ]
      .filter((words) => text.includes(words))
      .map((words) => `${path}: ${words}`),
  )
  expect(told).toEqual([])
})

test('a feed leaves out posts that are samples', async () => {
  vi.doMock('../../content/load.server.ts', async (original) => {
    const actual = await original<typeof import('../../content/load.server.ts')>()
    return {
      ...actual,
      posts: (locale: 'en') =>
        actual.posts(locale).map((post, at) => ({ ...post, sample: at === 0 })),
    }
  })
  vi.resetModules()
  const { blogFeed } = await import('../../pages/crawlers/feed-files.server.ts')
  const { posts } = await import('../../content/load.server.ts')
  const [first, second] = posts('en')
  const titles = blogFeed('en', site).posts.map(({ title }) => title)
  expect(titles).not.toContain(first!.title)
  expect(titles[0]).toBe(second!.title)
  vi.doUnmock('../../content/load.server.ts')
})

test('an invented name, street and number of the company are told to nobody', async () => {
  const { organization } = await import('../../pages/structured-data/organization.ts')
  const { company, legalEntity } = await import('../../content/company.ts')
  const entity = { ...legalEntity, name: 'Helm OÜ' }
  const told = JSON.stringify(
    organization('Who', { ...company, legalEntity: { ...entity, sample: true } }),
  )
  for (const fact of ['Helm OÜ', entity.street, entity.telephone, entity.vatNumber]) {
    expect(told).not.toContain(fact)
  }
  expect(
    organization('Who', { ...company, legalEntity: { ...entity, sample: false } }),
  ).toMatchObject({
    legalName: 'Helm OÜ',
    address: { postalCode: entity.postalCode },
    telephone: entity.telephone,
    vatID: entity.vatNumber,
  })
})
