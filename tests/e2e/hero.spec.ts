import { expect, test } from '../support/site-test.ts'

/** Where the land of the wide chart begins, of its 1440 units; see `wideFraming`. */
const landBegins = 660 / 1440

const widths = {
  '/': [320, 390, 768, 950, 1023, 1024, 1100, 1180, 1280, 1366, 1920],
  // German words are longer, and tightest where the chart begins to stand beside them.
  '/de': [390, 1023, 1024, 1100, 1180],
}

for (const [path, some] of Object.entries(widths)) {
  test(`no text of the first view of ${path} is under the chart, and each figure stands with its stars`, async ({
    page,
  }) => {
    await page.goto(path)
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
    for (const width of some) {
      await page.setViewportSize({ width, height: 900 })
      const { texts, chart, cards } = await hero.evaluate((section) => {
        const boxOf = (range: Element | Range) => range.getBoundingClientRect()
        const linesOf = (element: Element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return boxOf(range)
        }
        const [stage] = section.children
        const links = [...stage!.querySelectorAll('a')].map(boxOf)
        const stars = [...section.querySelectorAll('[role="img"]')].filter(({ ariaLabel }) =>
          /(out of|von) 5/.test(ariaLabel ?? ''),
        )
        return {
          texts: [...[...stage!.querySelectorAll('h1, p')].map(linesOf), ...links],
          chart: [...stage!.querySelectorAll('picture img, svg[role=img]')]
            .map(boxOf)
            .find(({ height }) => height > 0)!,
          cards: stars.map(
            (star) => boxOf(star).left - linesOf(star.previousElementSibling!).right,
          ),
        }
      })
      expect(texts.length, `${width} px`).toBeGreaterThanOrEqual(4)
      if (width < 1024)
        for (const text of texts) expect(text.bottom, `${width} px`).toBeLessThanOrEqual(chart.top)
      else
        for (const text of texts) expect(text.right, `${width} px`).toBeLessThan(landBegins * width)
      expect(cards.length).toBe(2)
      for (const gap of cards) expect(gap, `${width} px`).toBeLessThan(64)
    }
  })
}

test('in three narrow columns below the facts a mark stands with its words, and a salary has room for its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/hire/back-end-developers')
  const count = page.locator('[data-behaviour="free-developers"]')
  await expect(count.locator('[data-sample]')).toBeVisible()
  const gap = await count.evaluate((place) => {
    const ends: number[] = []
    const texts = document.createTreeWalker(place.querySelector('p')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const line = document.createRange()
      line.selectNodeContents(texts.currentNode)
      ends.push(...[...line.getClientRects()].map(({ right }) => right))
    }
    const mark = place.querySelector('[data-sample]')!.getBoundingClientRect()
    return mark.left - Math.max(...ends)
  })
  expect(gap).toBeLessThan(24)

  await page.goto('/hire/poland')
  const salary = page.locator('dt', { hasText: 'Average developer salary' }).first()
  const lines = await salary.evaluate(
    (name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight),
  )
  // One for its words, one for the mark.
  expect(lines).toBeLessThan(2.9)
})
