import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/visit-test.ts'

/** For each row of a grid how much of its width stays empty, in pixels. */
function emptyRooms(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const right = element.getBoundingClientRect().right
    const ends = new Map<number, number>()
    for (const child of element.children) {
      const box = child.getBoundingClientRect()
      const top = Math.round(box.top)
      ends.set(top, Math.max(ends.get(top) ?? 0, box.right))
    }
    return [...ends.values()].map((end) => right - end)
  })
}

test('each page of technologies fills its last row', async ({ visitor }) => {
  const page = await visitor.open('/services/devops', 1440)
  for (const width of [390, 600]) {
    await page.setViewportSize({ width, height: 900 })
    const pages = page.locator('[role=tabpanel] ul[data-size]:visible')
    expect(await pages.first().locator('li').count()).toBe(7)
    for (const list of (await pages.all()).slice(0, 3))
      for (const room of await emptyRooms(list)) expect(room, `${width} px`).toBeLessThan(4)
  }
})

for (const query of [
  '',
  '?industry=ecommerce',
  '?industry=fintech',
  '?industry=healthcare',
  '?platform=mobile',
  '?platform=web',
  '?industry=fintech&platform=web',
]) {
  test(`no story of the list ${query} stands alone in its row`, async ({ visitor }) => {
    const page = await visitor.open(`/success-stories${query}`, 1440)
    const list = page.getByRole('list').filter({ has: page.getByRole('article') })
    for (const width of [390, 800, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const room of await emptyRooms(list)) expect(room, `${width} px`).toBeLessThan(4)
    }
  })
}

for (const path of ['/blog', '/blog/page/2', '/blog/category/healthcare', '/blog/tag/hl7']) {
  test(`the posts of ${path} fill their rows`, async ({ visitor }) => {
    const page = await visitor.open(path, 1440)
    const list = page.getByRole('list', { name: 'Articles' })
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const room of await emptyRooms(list)) expect(room, `${width} px`).toBeLessThan(4)
    }
  })
}

test('featured posts share the row, also where there are fewer than three', async ({ visitor }) => {
  for (const post of ['hl7-v2-to-fhir', 'who-owns-the-code']) {
    const page = await visitor.open(`/blog/${post}`, 1440)
    const slides = page.getByRole('group', { name: /^\d+ of [12]$/ })
    const list = slides.first().locator('..')
    for (const room of await emptyRooms(list)) expect(room, post).toBeLessThan(4)
  }
})

test('the two posts of a tag look alike', async ({ visitor }) => {
  const page = await visitor.open('/blog/tag/react', 1440)
  const posts = page.getByRole('list', { name: 'Articles' }).getByRole('listitem')
  const sizes = await posts.evaluateAll((all) =>
    all
      .filter((post) => post.querySelector('article'))
      .map((post) => Math.round(post.getBoundingClientRect().width)),
  )
  expect(sizes).toHaveLength(2)
  expect(sizes[0]).toBe(sizes[1])
})

for (const [path, selector] of [
  ['/success-stories/gaze-health', 'dl'],
  ['/hire/poland', 'dl:has([data-claim])'],
] as const) {
  test(`the last row of ${selector} on ${path} is full`, async ({ visitor }) => {
    const page = await visitor.open(path, 1440)
    const list = page.locator('main').locator(selector).first()
    for (const width of [390, 768, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const room of await emptyRooms(list)) expect(room, `${width} px`).toBeLessThan(4)
    }
  })
}

for (const [what, path, listIn] of [
  ['box to compare', '/hire', (page: Page) => page.locator('fieldset label').first().locator('..')],
  [
    'tab of industries',
    '/services',
    (page: Page) => page.getByRole('tablist', { name: 'Industry groups' }),
  ],
] as const) {
  test(`no ${what} is alone in its row`, async ({ visitor }) => {
    const page = await visitor.open(path, 1440, 'with')
    for (const width of [768, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await listIn(page).evaluate(({ children }) =>
        [...children].map((child) => Math.round(child.getBoundingClientRect().top)),
      )
      for (const top of tops)
        expect(tops.filter((other) => other === top).length, `${width} px`).toBeGreaterThan(1)
    }
  })
}

test('a panel of two links has two columns, so that its rule ends with them', async ({
  visitor,
}) => {
  const page = await visitor.open('/services', 1920)
  const list = page.getByRole('tabpanel').locator('ul[data-arrangement=columns]:visible').first()
  expect(await list.locator('li').count()).toBe(2)
  for (const room of await emptyRooms(list)) expect(room).toBeLessThan(4)
})

test('the sheet beside the stages of hiring is as high as its picture and number', async ({
  visitor,
}) => {
  const page = await visitor.open('/how-we-hire', 1440, 'with')
  const stages = page.locator('[data-behaviour=active-step]')
  const sheet = stages.locator('[data-active] div:has(> picture)')
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await stages.getByRole('listitem').nth(4).scrollIntoViewIfNeeded()
    const picture = (await sheet.locator('img').boundingBox())!
    expect(picture.height / picture.width, `${width} px`).toBeCloseTo(3 / 4, 1)
    expect((await sheet.boundingBox())!.height - picture.height).toBeLessThan(110)
  }
})

test('the dots of a slider stand in one row at 390 px', async ({ visitor }) => {
  const page = await visitor.open('/hire/front-end-developers', 390, 'with')
  const dots = page.getByRole('list').filter({
    has: page.getByRole('button', { name: /^Go to slide/ }),
  })
  await dots.first().waitFor()
  const rows = await dots.evaluateAll((lists) =>
    lists.map(({ children }) => {
      const tops = [...children].map((dot) => Math.round(dot.getBoundingClientRect().top))
      return new Set(tops).size
    }),
  )
  expect(Math.max(...rows)).toBe(1)
})

test('three testimonials stand side by side, none of them large and mostly empty', async ({
  visitor,
}) => {
  const page = await visitor.open('/industries/fintech', 1440)
  const tiles = page.getByRole('listitem').filter({ has: page.getByRole('figure') })
  const boxes = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const { top, width } = tile.getBoundingClientRect()
      return { top, width }
    }),
  )
  expect(boxes).toHaveLength(3)
  for (const box of boxes) {
    expect(box.top).toBeCloseTo(boxes[0]!.top, 0)
    expect(Math.abs(box.width - boxes[0]!.width)).toBeLessThan(2)
  }
})
