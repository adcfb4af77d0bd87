import type { Page, Request } from '@playwright/test'
import { formId, type FormName } from '../../server/contract/form-names.ts'
import { axeFindings } from '../support/axe.ts'
import {
  expectErrors,
  invalidIn,
  messagesOf,
  formsUnderTest,
  formUnderTest,
  payloadOf,
} from '../support/forms-under-test.ts'
import {
  draftOf,
  expectValues,
  field,
  fillForm,
  form,
  openForm,
  sendButton,
  sendForm,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const receivedText = 'We’ll back to you soon after we’ve reviewed it'
const lastingLine = 'Your request is with us. An engineer replies within one working day.'
const newsletterLine = 'Almost done – check your inbox to confirm.'

/** What is on the screen once a form was accepted. */
const accepted: Record<FormName, (page: Page) => Promise<void>> = {
  contact: async (page) => {
    const overlay = page.getByRole('dialog', { name: 'Your request was received' })
    await expect(overlay.getByRole('heading')).toBeFocused()
    await expect(overlay.getByText(receivedText, { exact: true })).toBeVisible()
  },
  service: async (page) => {
    const panel = page.locator('#service-request')
    await expect(
      panel.getByRole('heading', { name: 'Your request was received', exact: true }),
    ).toBeFocused()
    await expect(panel.getByText(receivedText, { exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'View our success stories' })).toHaveAttribute(
      'href',
      '/success-stories',
    )
    await expectReceiptLink(page)
    await expect(form(page, 'service')).toHaveCount(0)
    await expect(form(page, 'contact')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  'short-contact': async (page) => {
    await expect(page.getByRole('status').getByText('Success', { exact: true })).toBeVisible()
    await expect(page.getByText(lastingLine, { exact: true })).toBeFocused()
    await expectReceiptLink(page)
  },
  'start-project': async (page) => {
    await expect(sendButton(page, 'start-project').locator('[data-tick]')).toBeVisible()
    const heard = page.getByRole('status').filter({ hasText: /^Email sent$/ })
    await expect(heard).toHaveCount(1)
    // Only heard: what hides it leaves one pixel.
    const size = (await heard.evaluateHandle((status) => status.parentElement!)).asElement()!
    expect((await size.boundingBox())!.width).toBeLessThanOrEqual(1)
    await expectReceiptLink(page)
  },
  newsletter: (page) =>
    expect(
      form(page, 'newsletter').getByRole('status').getByText(newsletterLine, { exact: true }),
    ).toBeVisible(),
}

/** The part of the page that changes once a form was accepted. */
const confirmation: Record<FormName, string> = {
  contact: 'dialog[open]',
  service: '#service-request',
  'short-contact': 'body',
  'start-project': '#start-project-form',
  newsletter: '#newsletter-form',
}

/** Forms whose confirmation goes after two seconds: the page's clock rests until it was seen. */
const brief = new Set<FormName>(['short-contact', 'start-project'])

function expectReceiptLink(page: Page) {
  const link = page.getByRole('link', { name: 'See what you sent' })
  return expect(link).toHaveAttribute('href', /^\/request\/[\w-]{22}$/)
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
  const { name, path, endpoint, wrong } = tested

  test(`the ${name} form tells what is wrong, carries exactly its keys, and is confirmed`, async ({
    page,
    site,
  }) => {
    const typed = tested.typed()
    const posts = postsOf(page)
    await openForm(page, path, name)
    await fillForm(page, name, wrong.typed)
    await sendForm(page, name)
    await expect(field(page, name, wrong.invalid[0]!)).toBeFocused()
    await expectErrors(page, tested)
    expect(await axeFindings(page, 'all', `#${formId(name)}`), 'with errors').toEqual([])
    expect(posts).toEqual([])

    await fillForm(page, name, typed)
    await expect(messagesOf(page)).toHaveCount(0)
    expect(await invalidIn(page, name)).toEqual([])
    await expect.poll(() => draftOf(page, name)).toContain(typed.email)
    if (brief.has(name)) await page.clock.pauseAt(Date.now() + 60_000)
    await sendForm(page, name)
    await accepted[name](page)
    expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
    expect(posts.map((post) => [new URL(post.url()).pathname, post.postDataJSON()])).toEqual([
      [endpoint, payloadOf(tested, typed)],
    ])
    expect((await valuesOf(page, name)).filter((value) => value !== '')).toEqual([])
    expect(await draftOf(page, name)).toBeNull()
    if (brief.has(name)) await page.clock.resume()
    expect(await axeFindings(page, 'all', confirmation[name]), 'once it was sent').toEqual([])
  })
}

test('clicked twice and entered again and again, a form is sent once and says that it is on its way', async ({
  page,
  site,
}) => {
  const { name, path, endpoint, typed: typedInto, stored } = formUnderTest('contact')
  const typed = typedInto()
  const posts = postsOf(page)
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${endpoint}`, async (route) => {
    await pressed
    await route.continue()
  })
  await openForm(page, path, name)
  await fillForm(page, name, typed)
  await sendButton(page, name).dblclick()
  await expect(sendButton(page, name)).toHaveAttribute('aria-disabled', 'true')
  for (let press = 0; press < 3; press++) await field(page, name, 'email').press('Enter')
  await page.clock.fastForward(1000)
  await expect(form(page, name).getByRole('status').getByText('Sending')).toHaveCount(1)
  answer()
  await accepted[name](page)
  expect(posts).toHaveLength(1)
  expect(stored(site, typed.email)).toHaveLength(1)
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
  await expectValues(page, 'contact', half)
  expect(stored(site, typed.email)).toHaveLength(1)
  expect(stored(site, half.email)).toHaveLength(0)
})
