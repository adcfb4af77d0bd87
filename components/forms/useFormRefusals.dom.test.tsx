import { act, fireEvent, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { type ErrorCode, errorCodes } from '../../server/contract/error-codes.ts'
import { formId, type FormName } from '../../server/contract/form-names.ts'
import type { PostedFormState } from '../../server/contract/page-state.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { ContactForm } from './ContactForm.tsx'
import { NewsletterFormIsland } from './NewsletterForm.island.tsx'
import { ShortContactFormIsland } from './ShortContactForm.island.tsx'
import { StartProjectFormIsland } from './StartProjectForm.island.tsx'

type Typed = Readonly<Record<string, string>>

type FormCase = {
  form: FormName
  /** What the browser lets through; the server may still refuse it. */
  typed: Typed
  /** What the browser refuses, in every field. */
  wrong: Typed
  /** Codes by field for `wrong`. */
  codes: Readonly<Record<string, ErrorCode>>
  messages: string[]
  open: (posted?: PostedFormState) => ReactElement
}

const place = { pathname: '/services/dedicated-team' }
const malformed = 'This field could not be read. Please fill it in again.'

const full = {
  typed: { name: 'Ada', email: 'ada@refused.example' },
  wrong: { name: 'J', email: 'jo@gmail.com' },
  codes: { name: errorCodes.nameRequired, email: errorCodes.emailNotBusiness },
  messages: ['Name is required', 'Enter a business email'],
}

const forms: FormCase[] = [
  ...(['contact', 'service'] as const).map((form) => ({
    ...full,
    form,
    open: (posted?: PostedFormState) => (
      <ContactForm {...place} formName={form} formState={{ posted }} onAccepted={() => {}} />
    ),
  })),
  {
    form: 'short-contact',
    typed: { name: 'Ada', email: 'ada@refused.example' },
    wrong: { name: 'Bo', email: 'bo@mail' },
    codes: { name: errorCodes.nameAndEmail, email: errorCodes.nameAndEmail },
    messages: ['Please provide your name and valid email'],
    open: (posted) => <ShortContactFormIsland {...place} formState={{ posted }} />,
  },
  {
    form: 'start-project',
    typed: { email: 'ada@refused.example' },
    wrong: { email: 'ada@mail' },
    codes: { email: errorCodes.startEmail },
    messages: ['Please enter a valid email'],
    open: (posted) => <StartProjectFormIsland {...place} formState={{ posted }} />,
  },
  {
    form: 'newsletter',
    typed: { email: 'ada@refused.example' },
    wrong: { email: 'ada@mail' },
    codes: { email: errorCodes.newsletterEmail },
    messages: ['Please provide your valid email'],
    open: (posted) => <NewsletterFormIsland {...place} formState={{ posted }} />,
  },
]

const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  document.title = ''
})

/** Renders on the server and hydrates, as after a plain post. */
async function show(rendered: ReactElement) {
  const page = (
    <IntlRoot locale="en" messages={catalogMessages('en', ['common', 'forms', 'taxonomy'])}>
      {rendered}
    </IntlRoot>
  )
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(page)
  const root = await act(() => hydrateRoot(container, page))
  onTestFinished(() => act(() => root.unmount()))
}

const element = (form: FormName) => document.getElementById(formId(form)) as HTMLFormElement
const control = (form: FormName, name: string) =>
  element(form).elements.namedItem(name) as HTMLInputElement
const summary = () => document.querySelector('[aria-labelledby="error-summary"]')

function type(form: FormName, typed: Typed) {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.change(control(form, name), { target: { value } })
  }
}

const messagesOf = (form: FormName) =>
  [...element(form).querySelectorAll('[id$="-error"] > p:first-child')].map(
    ({ textContent }) => textContent,
  )

const alertOf = (form: FormName) => element(form).querySelector('[role=alert]')!.textContent

/** Everything by which a form tells that something is wrong with a text. */
const complaints = (form: FormName) => [
  ...messagesOf(form),
  ...[...element(form).querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(
    ({ name }) => name,
  ),
  ...(summary() ? ['summary'] : []),
]

const accept = () => fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
const refuse = (errors: Readonly<Record<string, string>>) =>
  fetched.mockResolvedValueOnce(
    Response.json(
      { errors: Object.entries(errors).map(([field, code]) => ({ field, code })) },
      { status: 400 },
    ),
  )

async function send(form: FormName) {
  fireEvent.submit(element(form))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
}

describe.each(forms.map((tested) => [tested.form, tested] as const))(
  'the %s form',
  (form, tested) => {
    const { typed, wrong, codes, messages, open } = tested
    const refusedPost = { form, values: wrong, errors: codes }
    const emailRefused = { email: codes.email! }
    const emailMessage = [messages.at(-1)!]

    test('has nothing left of a refused plain post once it was corrected and sent', async () => {
      document.title = 'Error: Contact us – Helmwright'
      await show(open(refusedPost))
      expect(messagesOf(form)).toEqual(messages)
      type(form, typed)
      accept()
      await send(form)
      expect(control(form, 'email').value).toBe('')
      expect(complaints(form)).toEqual([])
      expect(document.title).toBe('Contact us – Helmwright')
      type(form, typed)
      expect(complaints(form)).toEqual([])
      type(form, wrong)
      expect(complaints(form)).toEqual([])
    })

    test('marks the title as long as anything is wrong', async () => {
      document.title = 'Error: Contact us – Helmwright'
      await show(open(refusedPost))
      await send(form)
      expect(messagesOf(form)).toEqual(messages)
      expect(document.title).toBe('Error: Contact us – Helmwright')
      type(form, typed)
      expect(document.title).toBe('Contact us – Helmwright')
    })

    test('has nothing left when what a plain post was refused for is accepted now', async () => {
      document.title = 'Error: Contact us – Helmwright'
      await show(open({ form, values: typed, errors: emailRefused }))
      accept()
      await send(form)
      expect(complaints(form)).toEqual([])
      expect(document.title).toBe('Contact us – Helmwright')
    })

    test('takes back what a plain post was refused for, until it is sent again', async () => {
      await show(open(refusedPost))
      type(form, { email: 'ada@other.example' })
      expect(messagesOf(form)).not.toContain(emailMessage[0])
      type(form, { email: wrong.email! })
      expect(messagesOf(form)).not.toContain(emailMessage[0])
      await send(form)
      expect(messagesOf(form)).toEqual(messages)
      expect(fetched).not.toHaveBeenCalled()
    })

    test('takes back what an answer refused, until the same is refused again', async () => {
      await show(open())
      type(form, typed)
      refuse(emailRefused)
      await send(form)
      expect(messagesOf(form)).toEqual(emailMessage)
      expect(document.activeElement).toBe(control(form, 'email'))
      type(form, { email: 'ada@other.example' })
      expect(complaints(form)).toEqual([])
      type(form, { email: typed.email! })
      expect(complaints(form)).toEqual([])
      refuse(emailRefused)
      await send(form)
      expect(messagesOf(form)).toEqual(emailMessage)
      expect(fetched).toHaveBeenCalledTimes(2)
    })

    test('has nothing left of a refused answer once it was corrected and sent', async () => {
      await show(open())
      type(form, typed)
      refuse(emailRefused)
      await send(form)
      type(form, { email: 'ada@other.example' })
      accept()
      await send(form)
      expect(complaints(form)).toEqual([])
      type(form, typed)
      expect(complaints(form)).toEqual([])
    })

    test('does not hold a text to the answer about another one', async () => {
      await show(open())
      type(form, typed)
      let answer: (response: Response) => void = () => {}
      fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      await send(form)
      type(form, { email: 'ada@other.example' })
      answer(Response.json({ errors: [{ field: 'email', code: codes.email }] }, { status: 400 }))
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
      expect(complaints(form)).toEqual([])
      expect(alertOf(form), 'nothing was sent').toContain('Try again')
    })

    test('shows a code that it does not know as an unreadable field', async () => {
      await show(open())
      type(form, typed)
      refuse({ email: 'forms.error.of-a-newer-server' })
      await send(form)
      expect(messagesOf(form)).toEqual(form === 'short-contact' ? emailMessage : [malformed])
      expect(control(form, 'email').value).toBe(typed.email)
    })

    test('shows a code that it does not know after a plain post, too', async () => {
      const code = 'forms.error.of-a-newer-server' as ErrorCode
      await show(open({ form, values: typed, errors: { email: code } }))
      expect(messagesOf(form)).toEqual(form === 'short-contact' ? emailMessage : [malformed])
    })

    test('says that sending failed when what was refused is no field of it', async () => {
      await show(open())
      type(form, typed)
      refuse({ goal: errorCodes.malformed })
      await send(form)
      expect(alertOf(form)).toContain('Try again')
      expect(complaints(form)).toEqual([])
    })

    test('no longer says that sending failed when a text is refused', async () => {
      await show(open())
      type(form, typed)
      fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
      await send(form)
      expect(alertOf(form)).toContain('Try again')
      type(form, wrong)
      await send(form)
      expect(messagesOf(form)).toEqual(messages)
      expect(alertOf(form)).toBe('')
    })

    test('forgets what was wrong with a draft that is erased', async () => {
      sessionStorage.setItem(
        `draft-${form}`,
        JSON.stringify({ at: Date.now(), values: { email: wrong.email } }),
      )
      await show(open())
      await send(form)
      expect(complaints(form)).not.toEqual([])
      fireEvent.click(within(element(form)).getByText('Erase it'))
      expect(complaints(form)).toEqual([])
    })
  },
)

describe.each(
  forms
    .filter(({ form }) => form === 'contact' || form === 'service')
    .map((one) => [one.form, one]),
)('the fields of the %s form', (name, one) => {
  const form = name as FormName
  const { typed, codes, wrong, open } = one as FormCase

  test('keep apart what an answer refused and what was emptied since', async () => {
    await show(open())
    type(form, typed)
    refuse({ email: codes.email! })
    await send(form)
    type(form, { email: 'ada@other.example', name: '' })
    await send(form)
    expect(messagesOf(form)).toEqual(['Name is required'])
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('are free of complaints about an empty text once the form was accepted', async () => {
    await show(open({ form, values: typed, errors: { phone: errorCodes.malformed } }))
    expect(messagesOf(form)).toEqual([malformed])
    accept()
    await send(form)
    expect(complaints(form)).toEqual([])
  })

  test.each(['plain post', 'answer'])(
    'still tell what a %s refused while another one is corrected',
    async (way) => {
      const errors = { email: codes.email! }
      if (way === 'answer') {
        await show(open())
        type(form, typed)
        refuse(errors)
        await send(form)
      } else await show(open({ form, values: typed, errors }))
      type(form, { name: '' })
      expect(messagesOf(form)).toEqual(['Enter a business email'])
      await send(form)
      expect(messagesOf(form)).toEqual(['Name is required', 'Enter a business email'])
      type(form, { name: 'Ada' })
      expect(messagesOf(form)).toEqual(['Enter a business email'])
    },
  )

  test('leave the summary one by one, and the title with the last', async () => {
    document.title = 'Error: Contact us – Helmwright'
    await show(open({ form, values: wrong, errors: codes }))
    const links = () => [...summary()!.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect(links()).toEqual(['Name is required', 'Enter a business email'])
    type(form, { name: 'Ada' })
    expect(links()).toEqual(['Enter a business email'])
    expect(document.title).toMatch(/^Error: /)
    type(form, { email: 'ada@other.example' })
    expect(summary()).toBeNull()
    expect(document.title).toBe('Contact us – Helmwright')
  })
})

test('the short form takes its one message back with either field', async () => {
  const { form, typed, codes, messages, open } = forms.find((one) => one.form === 'short-contact')!
  await show(open({ form, values: typed, errors: { email: codes.email } }))
  type(form, { name: 'Ada Byron' })
  expect(complaints(form)).toEqual([])
  refuse({ email: codes.email! })
  await send(form)
  expect(messagesOf(form)).toEqual(messages)
  type(form, { email: 'ada@other.example', name: '' })
  await send(form)
  expect(messagesOf(form)).toEqual(messages)
  type(form, typed)
  expect(complaints(form)).toEqual([])
})

test('the newsletter does not complain below its own success', async () => {
  const { form, typed, wrong, codes, open } = forms.find((one) => one.form === 'newsletter')!
  await show(open({ form, values: wrong, errors: codes }))
  type(form, typed)
  accept()
  await send(form)
  expect(within(element(form)).getByText(/check your inbox to confirm/)).toBeTruthy()
  expect(complaints(form)).toEqual([])
})
