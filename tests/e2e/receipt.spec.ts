import type { Page, Response } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import {
  fillContactForm,
  openPage,
  sendContactForm,
  someRequest,
  type TypedRequest,
} from '../support/contact-form.ts'
import { partsAnswer } from '../support/forms.ts'
import { lookAtLayout } from '../support/layout-findings.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

const isReceipt = /\/request\/[\w-]{22}$/
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const seeLink = (page: Page) => page.getByRole('link', { name: 'See what you sent' })
const withdraw = (page: Page) => page.getByRole('button', { name: 'Withdraw this request' })
const number = (page: Page) => page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).innerText()

/** Presses Tab once, which leads to the control of that name. */
async function focusNext(page: Page, name: string) {
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(name)
}

/** Stores a request; gives the path of its receipt. */
async function receiptOf(page: Page, request: Partial<TypedRequest> & { service?: string }) {
  const data = { ...someRequest(), pathname: '/contact-us', ...request }
  const response = await page.request.post('/api/contact', { data })
  return response.headers().location!
}

async function expectEveryWord(page: Page, request: TypedRequest) {
  const list = page.getByRole('region', { name: 'What you sent' })
  for (const value of [...Object.values(request), '/contact-us']) {
    for (const line of value.split('\n')) await expect(list).toContainText(line)
  }
}

test.use({ expectedConsole: [/status of 404/], timezoneId: 'America/New_York' })

test('by keyboard alone, a visitor looks at what was sent, prints it and takes it back', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const request = someRequest()
  await openPage(page, '/contact-us')
  await fillContactForm(page, request)
  await sendContactForm(page)
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused()
  await mailAbout(site, request.email)
  await page.keyboard.press('Tab')
  await expect(seeLink(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(isReceipt)
  await expect(title(page)).toHaveText('We have received your request')
  await expectEveryWord(page, request)
  await partsAnswer(page)
  await expect(page.getByText('Times are in your time zone, Eastern Time.')).toBeVisible()
  const shortNumber = await number(page)
  expect((await mailAbout(site, shortNumber)).text).toContain(request.requestDetails)

  await page.getByRole('main').focus()
  await focusNext(page, 'Home')
  await focusNext(page, 'Print this page')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await focusNext(page, 'Withdraw this request')
  await expect(withdraw(page)).toHaveAccessibleDescription(/permanently deletes the request here/)
  const receipt = page.url()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Your request is withdrawn')
  await expect(
    page.getByText(`Request ${shortNumber} has been permanently deleted here.`),
  ).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveText('Your request is withdrawn')
  expect(site.requestsOf(request.email)).toEqual([])
  expect(site.mails().join('\n')).not.toContain(request.email)
  expect((await mailAbout(site, shortNumber)).text).toContain('was deleted because')

  const gone = await page.goto(receipt)
  expect(gone?.status()).toBe(404)
  await expect(title(page)).toHaveText('No request here')
  await expect(page).toHaveTitle(/^No such request/)
  await page.getByRole('main').getByRole('link', { name: 'Success stories' }).click()
  await expect(page).toHaveURL('/success-stories')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor does the same by plain pages, with the times of the office', async ({
    page,
    site,
  }) => {
    const request = someRequest()
    await page.goto('/contact-us')
    await fillContactForm(page, request)
    await sendContactForm(page)
    await seeLink(page).click()
    await expect(page).toHaveURL(isReceipt)
    await expectEveryWord(page, request)
    await expect(
      page.getByText('All times are in our time zone, Eastern European Time.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print this page' })).toHaveCount(0)
    await withdraw(page).click()
    await expect(title(page)).toHaveText('Your request is withdrawn')
    expect(site.requestsOf(request.email)).toEqual([])
  })
})

test('another page and Back: the receipt is there again, and after the withdrawal it is not', async ({
  page,
}) => {
  const receipt = await receiptOf(page, {})
  await page.goto(receipt)
  await partsAnswer(page)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(title(page)).toHaveText('We have received your request')
  await partsAnswer(page)
  await withdraw(page).click()
  await expect(title(page)).toHaveText('Your request is withdrawn')
  await page.goBack()
  await expect(page).toHaveURL(isReceipt)
  await expect(title(page)).toHaveText('No request here')
})

test('the receipt of an ordinary request prints on one page, without its controls', async ({
  page,
}) => {
  await page.goto(await receiptOf(page, { requestDetails: 'Two hospitals by June. '.repeat(20) }))
  await partsAnswer(page)
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(withdraw(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(page.getByText('Two hospitals by June.')).toBeVisible()
})

/** The page of a receipt as it is now: kept by nobody, no axe findings, no sideways scroll. */
async function lookAt(page: Page, response: Response | null) {
  await partsAnswer(page)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  for (const [width, colorScheme, rules] of [
    [390, 'light', 'all'],
    [1440, 'light', 'all'],
    [1440, 'dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeFindings(page, rules), `${colorScheme}, ${width} px`).toEqual([])
  }
  expect.soft(await lookAtLayout(page, [320, 768, 1024])).toEqual([])
}

test('sent, withdrawn by a double click and unknown: each state shows stored HTML as text, fits and is kept by nobody', async ({
  page,
}) => {
  const markup = '</script><script>document.title="Owned"</script><img src=x onerror=alert(1)>'
  const request = {
    ...someRequest(),
    name: `Eve ${markup}`,
    company: '</dd><h1>Owned</h1>',
    requestDetails: `${'Longwordwithoutanyspace'.repeat(8)}\n${markup}\n${'Two hospitals. '.repeat(30)}`,
  }
  const receipt = await receiptOf(page, { ...request, service: markup })
  const sent = await page.goto(receipt)
  expect(sent?.status()).toBe(200)
  await lookAt(page, sent)
  await expectEveryWord(page, request)
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(title(page)).toHaveCount(1)
  await expect(page).toHaveTitle(/^Your request/)

  const reply = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.status() === 200,
  )
  await withdraw(page).dblclick()
  await expect(title(page)).toHaveText('Your request is withdrawn')
  await lookAt(page, await reply)

  const unknown = await page.goto(receipt)
  expect(unknown?.status()).toBe(404)
  await lookAt(page, unknown)
})
