import type { Page } from '@playwright/test'
import type { FormName } from '../../server/contract/form-names.ts'
import { axeFindings } from '../support/axe.ts'
import { formsUnderTest, formUnderTest, payloadOf } from '../support/forms-under-test.ts'
import {
  expectValues,
  field,
  fillForm,
  form,
  formAnswers,
  holdScripts,
  openForm,
  sendButton,
  sendForm,
  type Typed,
} from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ expectedConsole: [/status of 400/] })

type Fault = {
  /** What is wrong, as a sentence about the visitor. */
  what: string
  typed: Typed
  messages: string[]
  /** Controls that count as invalid; the first one gets the focus, or `focused`. */
  invalid: string[]
  focused?: string
}

const bothFull: Fault[] = [
  {
    what: 'leaves name and address empty',
    typed: { name: '', email: '', phone: '12' },
    messages: ['Name is required', 'Invalid email address'],
    invalid: ['name', 'email'],
  },
  {
    what: 'gives one letter as a name',
    typed: { name: 'J', email: 'jo@acme.example' },
    messages: ['Name is required'],
    invalid: ['name'],
  },
  {
    what: 'gives an address without an ending',
    typed: { name: 'Jo', email: 'jo@acme', company: 'Acme' },
    messages: ['Invalid email address'],
    invalid: ['email'],
  },
  {
    what: 'gives a private address',
    typed: { name: 'Jo', email: 'jo@gmail.com', requestDetails: 'Two\nlines' },
    messages: ['Enter a business email'],
    invalid: ['email'],
  },
  {
    what: 'gives one letter and a private address',
    typed: { name: 'J', email: 'jo@mail.ru' },
    messages: ['Name is required', 'Enter a business email'],
    invalid: ['name', 'email'],
  },
]

const addressOnly = (message: string): Fault[] => [
  {
    what: 'leaves the address empty',
    typed: { email: '' },
    messages: [message],
    invalid: ['email'],
  },
  {
    what: 'gives an address without an ending',
    typed: { email: 'ada@acme' },
    messages: [message],
    invalid: ['email'],
  },
]

const both = 'Please provide your name and valid email'

const faults: Record<FormName, Fault[]> = {
  contact: bothFull,
  service: bothFull,
  'short-contact': [
    {
      what: 'leaves both fields empty',
      typed: { name: '', email: '' },
      messages: [both],
      invalid: ['name', 'email'],
    },
    {
      what: 'gives two letters as a name',
      typed: { name: 'Bo', email: 'bo@gmail.com' },
      messages: [both],
      invalid: ['name', 'email'],
    },
    {
      what: 'gives a name and no good address',
      typed: { name: 'Ada', email: 'ada@acme' },
      messages: [both],
      invalid: ['name', 'email'],
      focused: 'email',
    },
  ],
  'start-project': addressOnly('Please enter a valid email'),
  newsletter: addressOnly('Please provide your valid email'),
}

/** Messages under the controls of a form, or of the whole page. */
const messagesOf = (page: Page, name?: FormName) =>
  (name ? form(page, name) : page).locator('[id$="-error"] > p:first-child')

const invalidIn = (page: Page, name: FormName) =>
  form(page, name)
    .locator('[aria-invalid=true]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))

async function expectFaults(page: Page, name: FormName, { messages, invalid }: Fault) {
  await expect(messagesOf(page, name)).toHaveText(messages)
  expect(await invalidIn(page, name)).toEqual(invalid)
  for (const control of invalid) {
    await expect(field(page, name, control)).toHaveAccessibleDescription(
      new RegExp(messages.join('|')),
    )
  }
}

for (const tested of formsUnderTest) {
  const { name, path, endpoint } = tested
  for (const fault of faults[name]) {
    test(`who ${fault.what} in the ${name} form reads why, and nothing is sent`, async ({
      page,
      site,
    }) => {
      const posts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url())
      })
      await openForm(page, path, name)
      await fillForm(page, name, fault.typed)
      await sendForm(page, name)
      await expect(field(page, name, fault.focused ?? fault.invalid[0]!)).toBeFocused()
      await expectFaults(page, name, fault)
      await expectValues(page, name, fault.typed)
      await expect(messagesOf(page)).toHaveCount(fault.messages.length)
      expect(posts).toEqual([])

      const typed = tested.typed()
      await fillForm(page, name, typed)
      await expect(messagesOf(page)).toHaveCount(0)
      expect(await invalidIn(page, name)).toEqual([])
      const answer = page.waitForResponse(`**${endpoint}`)
      await sendForm(page, name)
      expect((await answer).ok()).toBe(true)
      expect(tested.stored(site, typed.email)).toHaveLength(1)
    })
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    for (const fault of faults[name]) {
      test(`who ${fault.what} in the ${name} form gets the page back at that form`, async ({
        page,
        site,
      }) => {
        await openForm(page, path, name)
        await fillForm(page, name, fault.typed)
        const answer = page.waitForResponse((response) => response.url().includes('/api/'))
        await sendForm(page, name)
        expect((await answer).status()).toBe(400)
        await expect(page).toHaveTitle(/^Error: /)
        await expectFaults(page, name, fault)
        await expectValues(page, name, fault.typed)
        expect(new URL(page.url()).hash).toBe(`#${name}-form`)
        await expect(field(page, name, fault.invalid[0]!)).toBeInViewport()
        await expect(messagesOf(page)).toHaveCount(fault.messages.length)
        await expect(page.locator('[aria-invalid]')).toHaveCount(fault.invalid.length)

        const typed = { ...fault.typed, ...tested.typed() }
        await fillForm(page, name, typed)
        await sendForm(page, name)
        await expect(page).toHaveURL(/#main$/)
        expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
      })
    }
  })
}

for (const name of ['contact', 'service'] as const) {
  test(`editing a field of the ${name} form clears its own message only`, async ({ page }) => {
    await openForm(page, formUnderTest(name).path, name)
    await sendForm(page, name)
    await expect(messagesOf(page, name)).toHaveText(['Name is required', 'Invalid email address'])
    await field(page, name, 'phone').pressSequentially('1')
    await expect(messagesOf(page, name)).toHaveCount(2)
    await field(page, name, 'email').pressSequentially('j')
    await expect(messagesOf(page, name)).toHaveText(['Name is required'])
    await field(page, name, 'name').pressSequentially('J')
    // The address was left with one letter in it.
    await expect(messagesOf(page, name)).toHaveText(['Invalid email address'])
  })
}

for (const name of ['contact', 'service', 'start-project', 'newsletter'] as const) {
  test(`the ${name} form says nothing while an address is typed, only when it is left`, async ({
    page,
  }) => {
    await openForm(page, formUnderTest(name).path, name)
    const email = field(page, name, 'email')
    await email.focus()
    await page.keyboard.press('Tab')
    await expect(messagesOf(page)).toHaveCount(0)
    await email.pressSequentially('ada@acme')
    await expect(email).toHaveValue('ada@acme')
    await expect(messagesOf(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(messagesOf(page, name)).toHaveCount(1)
    await email.pressSequentially('.')
    await expect(messagesOf(page)).toHaveCount(0)
  })
}

for (const control of ['name', 'email']) {
  test(`the message of the short form comes on sending and goes with the ${control}`, async ({
    page,
  }) => {
    await openForm(page, '/get-in-touch', 'short-contact')
    await fillForm(page, 'short-contact', { name: 'Bo', email: 'bo@acme' })
    await page.keyboard.press('Tab')
    await expect(messagesOf(page)).toHaveCount(0)
    await sendForm(page, 'short-contact')
    await expect(messagesOf(page, 'short-contact')).toHaveText([both])
    await field(page, 'short-contact', control).press('End')
    await expect(messagesOf(page, 'short-contact')).toHaveText([both])
    await field(page, 'short-contact', control).pressSequentially('x')
    await expect(messagesOf(page)).toHaveCount(0)
    expect(await invalidIn(page, 'short-contact')).toEqual([])
  })
}

test('the button of the start form rests after a refusal until the address is edited', async ({
  page,
}) => {
  const button = sendButton(page, 'start-project')
  await openForm(page, '/get-in-touch', 'start-project')
  await field(page, 'start-project', 'email').fill('ada@acme')
  await page.keyboard.press('Tab')
  await expect(messagesOf(page)).toHaveCount(1)
  await expect(button).toBeEnabled()
  await sendForm(page, 'start-project')
  await expect(button).toBeDisabled()
  await expect(field(page, 'start-project', 'email')).toBeFocused()
  await page.keyboard.type('a')
  await expect(button).toBeEnabled()
  await expect(messagesOf(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(button).toBeDisabled()
  await expect(messagesOf(page)).toHaveText(['Please enter a valid email'])
})

test('a private address leads on to the short form', async ({ page }) => {
  await openForm(page, '/contact-us', 'contact')
  await fillForm(page, 'contact', { name: 'Jo', email: 'jo@icloud.com' })
  await sendForm(page, 'contact')
  const error = form(page, 'contact').locator('#contact-email-error')
  await expect(error).toContainText('No company address yet? Use the short form.')
  await error.getByRole('link').click()
  await expect(page).toHaveURL('/get-in-touch')
})

/** Sends a form whose code has not arrived yet, which is a plain post, and lets all scripts through. */
async function sendBeforeItAnswers(page: Page, name: FormName, path: string, typed: Typed) {
  const arrive = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await fillForm(page, name, typed)
  await sendForm(page, name)
  await expect(page).toHaveTitle(/^Error: /)
  arrive()
}

for (const tested of formsUnderTest) {
  const { name, path, endpoint } = tested
  test(`the ${name} form, refused before its code arrived, is corrected on the spot`, async ({
    page,
    site,
  }) => {
    const fault = faults[name].at(-1)!
    await page.clock.install()
    await sendBeforeItAnswers(page, name, path, fault.typed)
    await formAnswers(page, name)
    await expect(page).toHaveURL(`${path}#${name}-form`)
    await expectFaults(page, name, fault)
    await expectValues(page, name, fault.typed)
    expect(await axeFindings(page)).toEqual([])

    const typed = { ...fault.typed, ...tested.typed() }
    await page.clock.fastForward(5000)
    await fillForm(page, name, typed)
    await expect(messagesOf(page)).toHaveCount(0)
    const answer = page.waitForResponse(`**${endpoint}`)
    await sendForm(page, name)
    expect((await answer).ok()).toBe(true)
    expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])
  })
}

test('Back leads to the page of a form that was refused before its code arrived', async ({
  page,
}) => {
  await sendBeforeItAnswers(page, 'contact', '/contact-us', { name: 'J' })
  await formAnswers(page, 'contact')
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/contact-us#contact-form')
  await expect(page).toHaveTitle(/^Contact us/)
})
