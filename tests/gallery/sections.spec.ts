import { expect, test } from '../support/gallery-test.ts'

test('a video opens and closes by the keyboard, and the focus comes back', async ({ page }) => {
  await page.goto('/example/Testimonials/usual')
  await page.waitForSelector('html[data-ready]')
  const play = page.getByRole('button', { name: /^Watch/ }).first()
  await play.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: /close/i })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(play).toBeFocused()
})

test('hiring steps show the one at the middle of the view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/example/HiringWalkthrough/usual')
  await page.waitForSelector('html[data-ready]')
  const active = page.locator('li[data-active]')
  await expect(active).toContainText('Step 1')
  await page.evaluate(() => {
    const step = [...document.querySelectorAll('li')].find((item) => /Step 5/.test(item.innerText))!
    const { top, height } = step.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' })
  })
  await expect(active).toContainText('Step 5')
  await expect(active.getByRole('img')).toBeInViewport()
})

test('a department opened on a phone stands below the header of 55 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/example/DepartmentsNavigation/three (layout 3)')
  await page.waitForSelector('html[data-ready]')
  const items = page.locator('button[aria-expanded]')
  await items.first().press('Enter')
  await expect(items.first()).toHaveAttribute('aria-expanded', 'true')
  const top = await items.first().evaluate((item) => item.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(55)
})

test('the rotating slider is stopped with reduced motion and its button comes first', async ({
  page,
}) => {
  await page.goto('/example/TagSlider/usual')
  await page.waitForSelector('html[data-ready]')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start rotation' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Daily work' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByText('One board, one stand-up, one language')).toBeInViewport()
})

for (const [width, columns] of [
  [1281, 4],
  [1280, 3],
  [768, 3],
  [767, 1],
] as const) {
  test(`the finder has ${columns} columns at ${width} px (K-08)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/example/ServiceFinder/wizard, first step')
    const starts = await page
      .getByRole('radio')
      .evaluateAll((options) =>
        options.map((option) => Math.round(option.closest('label')!.getBoundingClientRect().left)),
      )
    expect(starts).toHaveLength(12)
    expect(new Set(starts).size).toBe(columns)
  })
}

test('a country shows its other picture below 768 px (K-21)', async ({ page }) => {
  const map = page.getByRole('img', { name: /^Map of Poland/ })
  const shownWidths = () =>
    map
      .locator('svg')
      .evaluateAll((drawn) =>
        drawn
          .filter((each) => each.checkVisibility())
          .map((each) => Number(each.getAttribute('width'))),
      )
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/example/CountryHero/usual')
  await expect.poll(shownWidths).toEqual([520])
  await page.setViewportSize({ width: 767, height: 900 })
  await expect.poll(shownWidths).toEqual([300])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all testimonials are shown, and no button offers more', async ({ page }) => {
    await page.goto('/example/Testimonials/twenty-three')
    const cards = page.getByRole('figure')
    await expect(cards).toHaveCount(23)
    await expect(cards.last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  })

  for (const [url, texts] of [
    [
      'TagSlider/usual',
      ['A laptop, a login and a first commit', 'The code was yours from the start'],
    ],
    ['CityTabs/usual', ['Warsaw: the largest pool', 'Wrocław: quality assurance']],
    ['StaticImages/usual', ['Estimates show their working']],
    [
      'HiringWalkthrough/usual',
      ['Live work on a task close to yours.', 'First commit in the first week'],
    ],
  ] as const) {
    test(`${url} shows all its content`, async ({ page }) => {
      await page.goto(`/example/${url}`)
      for (const text of texts) await expect(page.getByText(text)).toBeVisible()
    })
  }
})
