import { expect, test } from '../support/gallery-test.ts'

test.describe('tabs', () => {
  test('are one stop of the keyboard; arrows, Home and End select', async ({ page }) => {
    await page.goto('/example/Tabs/in a row')
    await page.waitForSelector('html[data-ready]')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: /Hull/, selected: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /Rigging/, selected: true })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toContainText('the rigging')
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: /Engine/, selected: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /Hull/, selected: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'More' })).toBeFocused()
  })

  test('turn the arrows around from right to left', async ({ page }) => {
    await page.goto('/example/Tabs/in a row?locale=en-XB')
    await page.waitForSelector('html[data-ready]')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: /Rigging/, selected: true })).toBeFocused()
  })
})

test('an accordion opens one item at a time by the keyboard, and closes it again', async ({
  page,
}) => {
  await page.goto('/example/Accordion/three items')
  const open = page.locator('details[open]')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Who steers?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Who pays the pilot?')
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(0)
})

test('an address with the id of an item opens it', async ({ page }) => {
  await page.goto('/example/Accordion/three items#item-2')
  await expect(page.locator('details[open]')).toContainText('When do we sail?')
})

test.describe('a slider', () => {
  test('moves by its buttons and arrow keys; what is out of sight is out of reach', async ({
    page,
  }) => {
    await page.goto('/example/Carousel/posts, five')
    await page.waitForSelector('.slick-list')
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.click()
    await expect(page.getByRole('link', { name: 'Plate 4' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.slick-slide[inert]', { hasText: 'Plate 1' })).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Plate 5' })).toBeInViewport({ ratio: 1 })
    await expect(next).toBeFocused()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  })

  test('turns its arrow keys around from right to left', async ({ page }) => {
    await page.goto('/example/Carousel/posts, five?locale=en-XB')
    await page.waitForSelector('html[data-ready]')
    const fourth = page.getByRole('link', { name: 'Plate 4' })
    await page.locator('section > div > div > button').last().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(fourth).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
    await expect(fourth).not.toBeInViewport({ ratio: 1 })
  })

  test('brings the slide that is cut off into view when the focus enters it', async ({ page }) => {
    await page.goto('/example/Carousel/stories, 21')
    await page.waitForSelector('.slick-list')
    await page.getByRole('link', { name: 'Plate 1', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Plate 2', exact: true })).toBeFocused()
    await expect(page.getByText('2 of 21', { exact: true })).toBeVisible()
  })

  test('reaches its last slide whole', async ({ page }) => {
    await page.goto('/example/Carousel/stories, 21')
    await page.waitForSelector('.slick-list')
    const next = page.getByRole('button', { name: 'Next slide' })
    for (let step = 1; step < 21; step++) await next.press('Enter')
    const last = page.getByRole('link', { name: 'Plate 21' })
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  })

  test('never goes back while it is pressed quickly', async ({ page }) => {
    await page.goto('/example/Carousel/stories, 21')
    await page.waitForSelector('.slick-list')
    const next = page.getByRole('button', { name: 'Next slide' })
    const places = await next.evaluate(async (button) => {
      const shown: number[] = []
      const scale = button.parentElement!.parentElement!
      const read = () => shown.push(Number(/\d+/.exec(scale.textContent)![0]))
      const observer = new MutationObserver(read)
      observer.observe(scale, { subtree: true, childList: true, characterData: true })
      for (let press = 0; press < 4; press++) {
        ;(button as HTMLElement).click()
        // React shows one press before the next; slick, which takes a task for each, has not begun.
        await Promise.resolve()
      }
      await new Promise((settle) => setTimeout(settle, 500))
      return shown
    })
    expect(places.at(-1)).toBe(5)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('takes over from where the list was scrolled to', async ({ page }) => {
    let release = () => {}
    const scrolled = new Promise<void>((resolve) => (release = resolve))
    // The chunk of react-slick, whose entry is lib/index.js.
    await page.route(/assets\/lib-/, async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto('/example/Carousel/posts, five')
    await page.waitForSelector('html[data-ready]')
    await page.getByRole('group', { name: '3 of 5' }).evaluate((slide) => {
      slide.parentElement!.scrollLeft = slide.getBoundingClientRect().width * 2
    })
    const reached = page.getByRole('button', { name: 'Go to slide 3' })
    await expect(reached).toHaveAttribute('aria-current', 'true')
    release()
    await page.waitForSelector('.slick-list')
    await expect(reached).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: 'Plate 3' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all panels of tabs stand below one another under their titles', async ({ page }) => {
    await page.goto('/example/Tabs/in a row')
    for (const part of ['Hull', 'Rigging', 'Engine']) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByText('Everything about the engine.')).toBeVisible()
  })

  test('a slider is a list that scrolls, without buttons that do nothing', async ({ page }) => {
    await page.goto('/example/Carousel/posts, five')
    await expect(page.getByRole('link')).toHaveCount(5)
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Plate 5' }).focus()
    await expect(page.getByRole('link', { name: 'Plate 5' })).toBeInViewport({ ratio: 1 })
  })
})
