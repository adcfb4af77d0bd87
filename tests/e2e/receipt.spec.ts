import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import {
  fillContactForm,
  openPage,
  sendContactForm,
  someRequest,
  type TypedRequest,
} from '../support/contact-form.ts'
import { formUnderTest } from '../support/forms-under-test.ts'
import { fillForm, hydrated, openForm, sendForm } from '../support/forms.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

const isReceipt = /\/request\/[\w-]{22}$/
const unknown = `/request/${'A'.repeat(22)}`
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const seeLink = (page: Page) => page.getByRole('link', { name: 'See what you sent' })
const withdraw = (page: Page) => page.getByRole('button', { name: 'Withdraw this request' })
const number = (page: Page) => page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).innerText()

/** Stores a request; gives the path of its receipt. */
async function receiptOf(page: Page, request: Partial<TypedRequest> & { service?: string }) {
  const data = { ...someRequest(), pathname: '/contact-us', ...request }
  const answer = await page.request.post('/api/contact', { data })
  return answer.headers().location!
}

async function expectEveryWord(page: Page, request: TypedRequest) {
  const list = page.getByRole('region', { name: 'What you sent' })
  for (const value of [...Object.values(request), '/contact-us']) {
    for (const line of value.split('\n')) await expect(list).toContainText(line)
  }
}

test.use({ expectedConsole: [/status of (404|403)/], timezoneId: 'America/New_York' })

test('a visitor looks at what was sent, prints it and takes it back', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const request = someRequest()
  await openPage(page, '/contact-us')
  await fillContactForm(page, request)
  await sendContactForm(page)
  await mailAbout(site, request.email)

  await page.getByRole('dialog').getByRole('link', { name: 'See what you sent' }).click()
  await expect(page).toHaveURL(isReceipt)
  await expect(title(page)).toHaveText('Your request is with us')
  await expectEveryWord(page, request)
  await hydrated(page)
  await expect(page.getByText('Times are in your time zone, Eastern Time.')).toBeVisible()
  const shortNumber = await number(page)
  expect((await mailAbout(site, shortNumber)).text).toContain(request.requestDetails)

  await page.getByRole('button', { name: 'Print this page' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')

  const receipt = page.url()
  await withdraw(page).click()
  await expect(title(page)).toHaveText('Your request is withdrawn')
  await expect(page.getByText(`Request ${shortNumber} is deleted here for good.`)).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveText('Your request is withdrawn')
  expect(site.requestsOf(request.email)).toEqual([])
  expect(site.mails().join('\n')).not.toContain(request.email)
  expect((await mailAbout(site, shortNumber)).text).toContain('was erased')

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
    await expect(page.getByText('Times are ours: Eastern European Time.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print this page' })).toHaveCount(0)
    await withdraw(page).click()
    await expect(title(page)).toHaveText('Your request is withdrawn')
    expect(site.requestsOf(request.email)).toEqual([])
  })

  test('thanks without a request, or with a damaged one, lead to no receipt', async ({ page }) => {
    for (const query of ['', '?request=short', '?request=../../contact-us#', '?request=']) {
      await page.goto(`/thank-you${query}`)
      await expect(title(page)).toHaveText('Your request was received')
      await expect(seeLink(page)).toHaveCount(0)
    }
  })
})

test('the keyboard leads from the confirmation to the receipt and takes the request back', async ({
  page,
  site,
}) => {
  const request = someRequest()
  await openPage(page, '/contact-us')
  await fillContactForm(page, request)
  await sendContactForm(page)
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(seeLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(isReceipt)
  await hydrated(page)

  await page.getByRole('main').focus()
  for (const name of ['Home', 'Print this page', 'Withdraw this request']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(name)
  }
  await expect(withdraw(page)).toHaveAccessibleDescription(/deletes the request here for good/)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Your request is withdrawn')
  expect(site.requestsOf(request.email)).toEqual([])
})

for (const name of ['service', 'short-contact'] as const) {
  test(`the ${name} form leads to the receipt as well`, async ({ page }) => {
    const { path, typed } = formUnderTest(name)
    const values = typed()
    await openForm(page, path, name)
    await fillForm(page, name, values)
    await sendForm(page, name)
    await seeLink(page).click()
    await expect(page).toHaveURL(isReceipt)
    await expect(page.getByRole('region', { name: 'What you sent' })).toContainText(values.email)
  })
}

test('a double click withdraws once and says so', async ({ page }) => {
  await page.goto(await receiptOf(page, {}))
  await hydrated(page)
  await withdraw(page).dblclick()
  await expect(title(page)).toHaveText('Your request is withdrawn')
})

test('another page and Back: the receipt is there again, and after the withdrawal it is not', async ({
  page,
}) => {
  const receipt = await receiptOf(page, {})
  await page.goto(receipt)
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(title(page)).toHaveText('Your request is with us')
  await hydrated(page)
  await withdraw(page).click()
  await expect(title(page)).toHaveText('Your request is withdrawn')
  await page.goBack()
  await expect(page).toHaveURL(isReceipt)
  await expect(title(page)).toHaveText('No request here')
})

test('fault 32: stored HTML is text on the receipt, before and after React answers', async ({
  page,
}) => {
  const markup = '</script><script>document.title="Owned"</script><img src=x onerror=alert(1)>'
  const request = { ...someRequest(), name: `Eve ${markup}`, company: '</dd><h1>Owned</h1>' }
  await page.goto(await receiptOf(page, { ...request, requestDetails: markup, service: markup }))
  await hydrated(page)
  await expectEveryWord(page, { ...request, requestDetails: markup })
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(title(page)).toHaveCount(1)
  await expect(page).toHaveTitle(/^Your request/)
})

test('a post from another site withdraws nothing', async ({ page, site }) => {
  const request = someRequest()
  const receipt = await receiptOf(page, request)
  const refused = await page.request.post(receipt, {
    form: {},
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(refused.status()).toBe(403)
  expect(site.requestsOf(request.email)).toHaveLength(1)
})

test('the receipt of an ordinary request prints on one page, without its controls', async ({
  page,
}) => {
  await page.goto(await receiptOf(page, { requestDetails: 'Two hospitals by June. '.repeat(20) }))
  await hydrated(page)
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

test.describe('every state', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const state of ['sent', 'withdrawn', 'unknown'] as const) {
    test(`${state}: no axe findings, no sideways scroll, kept by nobody`, async ({ page }) => {
      const details = `${'Longwordwithoutanyspace'.repeat(8)}\n${'Two hospitals. '.repeat(30)}`
      const path =
        state === 'unknown' ? unknown : await receiptOf(page, { requestDetails: details })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(state === 'unknown' ? 404 : 200)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
      })
      await hydrated(page)
      if (state === 'withdrawn') {
        await withdraw(page).click()
        await expect(title(page)).toHaveText('Your request is withdrawn')
        await hydrated(page)
      }
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      for (const [colorScheme, rules] of [
        ['light', 'all'],
        ['dark', 'colours'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await axeFindings(page, rules), `${colorScheme}, ${width} px`).toEqual([])
        }
      }
      for (const width of [320, 768, 950, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
})
