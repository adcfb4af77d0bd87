import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { partsAnswer } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const step = (page: Page) => page.locator('#finder [aria-current=step]')
const option = (page: Page, name: string) => page.locator('#finder').getByRole('radio', { name })
const heading = (page: Page, name: string) => page.locator('#finder').getByRole('heading', { name })
const stored = (page: Page) =>
  page.evaluate(() => {
    const { 'answered-at': _, ...answers } = { ...localStorage }
    return answers
  })

async function open(page: Page, path = '/service-finder') {
  await page.goto(path)
  await partsAnswer(page)
}

/** Clicks the card of an option, as a visitor with a mouse does. */
const choose = (page: Page, name: string) =>
  page.locator('#finder label').filter({ hasText: name }).click()

test('two presses lead to an explained match, the browser keeps step and answers, and the form carries them', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  await choose(page, 'Build your talent team')
  await expect(heading(page, 'Which industry are you in?')).toBeFocused()
  await expect(option(other, 'Build your talent team'), 'in another tab').toBeChecked()
  await other.close()
  await choose(page, 'Healthcare')
  await expect(step(page)).toContainText('Summary')
  await expect(page).toHaveURL('/service-finder?step=3')

  await page.goBack()
  await expect(step(page)).toContainText('Select your industry')
  await expect(option(page, 'Healthcare')).toBeChecked()
  await page.goBack()
  await expect(step(page)).toContainText('How we can help')
  await page.goForward()
  await page.goForward()
  await expect(step(page)).toContainText('Summary')
  await page.reload()
  await partsAnswer(page)
  await expect(step(page)).toContainText('Summary')

  await expect(heading(page, 'Build Your Dedicated Team')).toBeVisible()
  await expect(page.getByText('Best match', { exact: true })).toHaveCount(1)
  await expect(page.getByText('What would change the result')).toBeVisible()
  await page.locator('#finder').getByRole('link', { name: 'Get in touch' }).click()
  await expect(page).toHaveURL(
    /\/get-in-touch\?goal=build_your_talent_team&industry=healthcare&final=/,
  )
  expect(await stored(page)).toEqual({
    goal: 'build_your_talent_team',
    industry: 'healthcare',
    final: 'Build Your Dedicated Team',
  })
  const brief = page.getByRole('list', { name: 'What we send with your request' }).first()
  await expect(brief).toContainText('Build your talent team')
  await expect(brief).toContainText('Healthcare')
})

test('the keyboard alone is asked for a missing option, reaches the summary and comes back', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Next: select your industry' }).press('Enter')
  await expect(page.locator('#finder').getByRole('status')).toHaveText('Choose a goal to continue.')
  await expect(page.locator('#finder form').getByText('Choose a goal to continue.')).toBeVisible()
  await expect(option(page, 'Realize a software vision')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Get temp flexible support')).toBeChecked()
  await expect(step(page)).toContainText('How we can help')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Which industry are you in?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(step(page)).toContainText('Summary')
  await page.locator('#finder').getByRole('button', { name: 'Back', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(step(page)).toContainText('Select your industry')
  await expect(option(page, 'Healthcare')).toBeChecked()
})

test('answers in an address are stored and go before older ones; unknown ones are as good as none', async ({
  page,
}) => {
  await open(page, '/service-finder?goal=<script>&industry=42&step=9')
  await expect(step(page)).toContainText('How we can help')
  expect(await stored(page)).toEqual({})
  await page.evaluate(() => localStorage.setItem('goal', 'expand_operations'))
  await open(page, '/service-finder?goal=boost_your_roi&industry=retail')
  await expect.poll(() => stored(page)).toEqual({ goal: 'boost_your_roi', industry: 'retail' })
  await expect(heading(page, 'Software Development Outsourcing')).toBeVisible()
  await expect(page.locator('#finder').getByText('Boost your ROI')).toBeVisible()
})

test('on the home page the step stays out of the address, and Back returns to it', async ({
  page,
}) => {
  await open(page, '/')
  await choose(page, 'Do more for less')
  await choose(page, 'Fintech')
  await expect(step(page)).toContainText('Summary')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(step(page)).toContainText('Select your industry')
  await expect(page).toHaveURL('/')
})

test('the options stand in as many columns as there is room for (Q-14)', async ({ page }) => {
  await page.goto('/service-finder')
  const columns: [width: number, columns: number][] = []
  for (const width of [1281, 1280, 768, 767]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .locator('#finder label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
    columns.push([width, tops.filter((top) => top === tops[0]).length])
  }
  expect(columns).toEqual([
    [1281, 4],
    [1280, 3],
    [768, 3],
    [767, 1],
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page leads on to the finder; both questions are plain forms, and the summary is a page of the server', async ({
    page,
  }) => {
    await page.goto('/')
    await option(page, 'Get end-to-end solution').check()
    await page.getByRole('button', { name: 'Next: select your industry' }).click()
    await expect(page).toHaveURL('/service-finder?goal=get_end_to_end_solution')
    await expect(step(page)).toContainText('Select your industry')
    await option(page, 'Travel and Hospitality').check()
    await page.getByRole('button', { name: 'Next: summary' }).click()
    await expect(heading(page, 'Software Development Outsourcing')).toBeVisible()
    await expect(heading(page, 'Travel and Hospitality')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/service-finder$/)

    await page.locator('#finder').getByRole('link', { name: 'Get in touch' }).click()
    for (const [name, value] of [
      ['goal', 'get_end_to_end_solution'],
      ['industry', 'travel_and_hospitality'],
      ['final', 'Software Development Outsourcing'],
    ]) {
      const box = page.locator(`[form="short-contact-form"][name="${name}"]`)
      await expect(box).toHaveValue(value!)
      await expect(box).toBeChecked()
    }
    await page.goBack()

    await page.locator('#finder').getByRole('button', { name: 'Back', exact: true }).click()
    await expect(step(page)).toContainText('Select your industry')
    await expect(option(page, 'Travel and Hospitality')).toBeChecked()
    await page.getByRole('button', { name: /^How we can help/ }).click()
    await expect(option(page, 'Get end-to-end solution')).toBeChecked()
    await page.getByRole('button', { name: 'Next: select your industry' }).click()
    await expect(page).toHaveURL(/^[^?]*\/service-finder\?.*goal=get_end_to_end_solution/)
  })
})

test('a reader gets the same page, kept or rendered anew', async ({ request }) => {
  const path = '/service-finder?goal=boost_your_roi&industry=retail'
  const pageIn = async (encoding: string, address = path) =>
    (await request.get(address, { headers: { 'Accept-Encoding': encoding } })).text()
  const rendered = await pageIn('identity')
  expect(rendered).toContain('id="finder"')
  expect(await pageIn('br')).toBe(rendered)
  expect(await pageIn('gzip')).toBe(rendered)
  expect(await pageIn('br', `${path}&utm_source=letter`)).toBe(rendered)
})
