import type { Page, Request } from '@playwright/test'
import type { FormName } from '../../server/contract/form-names.ts'
import { axeFindings } from '../support/axe.ts'
import { formsUnderTest, formUnderTest, payloadOf } from '../support/forms-under-test.ts'
import { field, fillForm, form, openForm, sendButton, sendForm } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const receivedText = 'We’ll back to you soon after we’ve reviewed it'
const lastingLine = 'Your request is with us. An engineer replies within one working day.'
const newsletterLine = 'Almost done – check your inbox to confirm.'

/** What stands on the screen once a form was accepted. */
const accepted: Record<FormName, (page: Page) => Promise<void>> = {
  contact: async (page) => {
    const overlay = page.getByRole('dialog', { name: 'Your request was received' })
    await expect(overlay.getByRole('heading')).toBeFocused()
    await expect(overlay.getByText(receivedText, { exact: true })).toBeVisible()
  },
  service: async (page) => {
    const panel = page.locator('section[aria-labelledby=service-title]')
    await expect(
      panel.getByRole('heading', { name: 'Your request was received', exact: true }),
    ).toBeFocused()
    await expect(panel.getByText(receivedText, { exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'View our success stories' })).toHaveAttribute(
      'href',
      '/success-stories',
    )
    await expect(form(page, 'service')).toHaveCount(0)
    await expect(form(page, 'contact')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  'short-contact': async (page) => {
    await expect(page.getByRole('status').getByText('Success', { exact: true })).toBeVisible()
    await expect(page.getByText(lastingLine, { exact: true })).toBeFocused()
  },
  'start-project': async (page) => {
    await expect(sendButton(page, 'start-project').locator('[data-tick]')).toBeVisible()
    const heard = page.getByRole('status').filter({ hasText: /^Email sent$/ })
    await expect(heard).toHaveCount(1)
    // Only heard: what hides it leaves one pixel.
    const size = (await heard.evaluateHandle((status) => status.parentElement!)).asElement()!
    expect((await size.boundingBox())!.width).toBeLessThanOrEqual(1)
  },
  newsletter: (page) =>
    expect(
      form(page, 'newsletter').getByRole('status').getByText(newsletterLine, { exact: true }),
    ).toBeVisible(),
}

/** Collects the posts of a page. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return posts
}

/** What all controls of a form hold, hidden ones aside. */
function valuesOf(page: Page, name: FormName) {
  return form(page, name)
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value))
}

for (const tested of formsUnderTest) {
  const { name, path, endpoint, stored } = tested

  test.describe(`the ${name} form`, () => {
    test('carries exactly its keys, is confirmed and is empty again', async ({ page, site }) => {
      const typed = tested.typed()
      const posts = postsOf(page)
      await openForm(page, path, name)
      await fillForm(page, name, typed)
      await sendForm(page, name)

      await accepted[name](page)
      expect(stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
      expect(posts.map((post) => [new URL(post.url()).pathname, post.postDataJSON()])).toEqual([
        [endpoint, payloadOf(tested, typed)],
      ])
      expect((await valuesOf(page, name)).filter((value) => value !== '')).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    })

    test('is stored once after a double click', async ({ page, site }) => {
      const typed = tested.typed()
      const posts = postsOf(page)
      let answer = () => {}
      const pressed = new Promise<void>((resolve) => (answer = resolve))
      await openForm(page, path, name)
      await page.route(`**${endpoint}`, async (route) => {
        await pressed
        await route.continue()
      })
      await fillForm(page, name, typed)
      await sendButton(page, name).dblclick()
      answer()
      await accepted[name](page)
      expect(stored(site, typed.email)).toHaveLength(1)
      expect(posts).toHaveLength(1)
    })

    test('is stored once after Enter was pressed again and again', async ({ page, site }) => {
      const typed = tested.typed()
      const posts = postsOf(page)
      let answer = () => {}
      const pressed = new Promise<void>((resolve) => (answer = resolve))
      await openForm(page, path, name)
      await page.route(`**${endpoint}`, async (route) => {
        await pressed
        await route.continue()
      })
      await fillForm(page, name, typed)
      for (let press = 0; press < 4; press++) await field(page, name, 'email').press('Enter')
      await expect(sendButton(page, name)).toHaveAttribute('aria-disabled', 'true')
      expect(posts).toHaveLength(1)
      answer()
      await accepted[name](page)
      expect(posts).toHaveLength(1)
      expect(stored(site, typed.email)).toHaveLength(1)
    })

    test('says that it is being sent when the answer takes longer', async ({ page }) => {
      await openForm(page, path, name)
      await page.route(`**${endpoint}`, () => {})
      await fillForm(page, name, tested.typed())
      await sendForm(page, name)
      await expect(sendButton(page, name)).toHaveAttribute('aria-disabled', 'true')
      await page.clock.fastForward(1000)
      await expect(form(page, name).getByRole('status').getByText('Sending')).toHaveCount(1)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('carries exactly its keys and is answered at the top of a page', async ({
        page,
        site,
      }) => {
        const typed = tested.typed()
        await openForm(page, path, name)
        await fillForm(page, name, typed)
        await sendForm(page, name)

        const newsletter = name === 'newsletter'
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          newsletter ? 'Almost done' : 'Your request was received',
        )
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        await expect(page).toHaveURL(
          newsletter ? '/newsletter/confirm#main' : /\/thank-you\?request=[\w-]{22}#main$/,
        )
        expect(stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
      })

      test('is stored once after a double click', async ({ page, site }) => {
        const typed = tested.typed()
        await openForm(page, path, name)
        await fillForm(page, name, typed)
        await sendButton(page, name).dblclick()
        await expect(page).toHaveURL(/#main$/)
        expect(stored(site, typed.email)).toHaveLength(1)
      })
    })
  })
}

test('the toast of the short form goes after two seconds, its line stays', async ({ page }) => {
  await openForm(page, '/get-in-touch', 'short-contact')
  await fillForm(page, 'short-contact', formUnderTest('short-contact').typed())
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendForm(page, 'short-contact')
  const toast = page.getByRole('status').getByText('Success', { exact: true })
  await expect(toast).toBeVisible()
  await page.clock.runFor(1900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await expect(page.getByText(lastingLine, { exact: true })).toBeVisible()
})

test('the tick of the start form goes after two seconds', async ({ page }) => {
  await openForm(page, '/get-in-touch', 'start-project')
  await fillForm(page, 'start-project', formUnderTest('start-project').typed())
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendForm(page, 'start-project')
  const tick = sendButton(page, 'start-project').locator('[data-tick]')
  await expect(tick).toBeVisible()
  await page.clock.runFor(1900)
  await expect(tick).toBeVisible()
  await page.clock.runFor(200)
  await expect(tick).toHaveCount(0)
})

test('the newsletter line goes with the next address', async ({ page }) => {
  const newsletter = form(page, 'newsletter')
  await openForm(page, '/', 'newsletter')
  await fillForm(page, 'newsletter', formUnderTest('newsletter').typed())
  await sendForm(page, 'newsletter')
  await expect(newsletter.getByText(newsletterLine)).toBeVisible()
  await field(page, 'newsletter', 'email').pressSequentially('b')
  await expect(newsletter.getByText(newsletterLine)).toHaveCount(0)
})

test('a request from one form of a page leaves the other one as it was', async ({ page, site }) => {
  const { path, typed: typedInto, stored } = formUnderTest('service')
  const typed = typedInto()
  const half = { name: 'Half', email: 'half@typed.example' }
  await openForm(page, path, 'contact')
  await fillForm(page, 'contact', half)
  await fillForm(page, 'service', typed)
  await sendForm(page, 'service')
  await accepted.service(page)
  for (const [control, value] of Object.entries(half)) {
    await expect(field(page, 'contact', control)).toHaveValue(value)
  }
  expect(stored(site, typed.email)).toHaveLength(1)
  expect(stored(site, half.email)).toHaveLength(0)
})
