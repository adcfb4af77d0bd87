import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { errorCodes, type FieldErrors } from '../../server/contract/error-codes.ts'
import { formId, type FormName } from '../../server/contract/form-names.ts'
import { sentAnswerKeys } from '../../server/contract/contact.ts'
import { honeypotField } from '../../server/contract/automatic-posts.ts'
import type { PostedFormState } from '../../server/contract/page-state.ts'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { ContactForm } from './ContactForm.tsx'
import { draftKey } from './draft.ts'
import { NewsletterFormIsland } from './NewsletterForm.island.tsx'
import { ShortContactFormIsland } from './ShortContactForm.island.tsx'
import { StartProjectFormIsland } from './StartProjectForm.island.tsx'

type Typed = Readonly<Record<string, string>>

type FormCase = {
  form: FormName
  endpoint: string
  typed: Typed
  /** What a visitor types who gets every error of the form that a text can have. */
  wrong: Typed
  /** Codes that the server gives for the same texts. */
  codes: FieldErrors
  messages: string[]
  failure: string
  open: (posted?: PostedFormState) => ReactElement
}

const pathname = '/services/dedicated-team'
const catalogs = ['common', 'forms', 'taxonomy']
const requestFailure = 'We couldn’t send your request. Nothing was lost – please try again.'

const full = {
  endpoint: '/api/contact',
  typed: {
    name: 'Marta O’Neil',
    email: 'marta@keller.example.com',
    phone: '+41 44 586 20 11',
    company: 'Keller',
    requestDetails: 'Two\nlines',
  },
  wrong: { name: 'J', email: 'jo@gmail.com' },
  codes: { name: errorCodes.nameRequired, email: errorCodes.emailNotBusiness },
  messages: ['Name is required', 'Enter a business email'],
  failure: requestFailure,
}

const forms: FormCase[] = [
  {
    ...full,
    form: 'contact',
    open: (posted) => (
      <ContactForm pathname={pathname} formState={{ posted }} onAccepted={() => {}} />
    ),
  },
  {
    ...full,
    form: 'service',
    open: (posted) => (
      <ContactForm
        formName="service"
        pathname={pathname}
        formState={{ posted }}
        onAccepted={() => {}}
      />
    ),
  },
  {
    form: 'short-contact',
    endpoint: '/api/contact-short',
    typed: { name: 'Ada', email: 'ada@mail.example' },
    wrong: { name: 'Bo', email: 'bo@mail' },
    codes: { name: errorCodes.nameAndEmail, email: errorCodes.nameAndEmail },
    messages: ['Please provide your name and valid email'],
    failure: requestFailure,
    open: (posted) => <ShortContactFormIsland pathname={pathname} formState={{ posted }} />,
  },
  {
    form: 'start-project',
    endpoint: '/api/contact-short',
    typed: { email: 'ada@mail.example' },
    wrong: { email: 'ada@mail' },
    codes: { email: errorCodes.startEmail },
    messages: ['Please enter a valid email'],
    failure: requestFailure,
    open: (posted) => <StartProjectFormIsland pathname={pathname} formState={{ posted }} />,
  },
  {
    form: 'newsletter',
    endpoint: '/api/blog-subscribe',
    typed: { email: 'ada@mail.example' },
    wrong: { email: 'ada@mail' },
    codes: { email: errorCodes.newsletterEmail },
    messages: ['Please provide your valid email'],
    failure: 'We couldn’t sign you up. Please try again.',
    open: (posted) => <NewsletterFormIsland pathname={pathname} formState={{ posted }} />,
  },
]

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // A storage that still fails would keep what the set-up erases for the next test.
  vi.restoreAllMocks()
})

const show = (shown: ReactElement) => {
  cleanup()
  renderWithMessages(shown, catalogs)
}

const element = (form: FormName) => document.getElementById(formId(form)) as HTMLFormElement
const control = (form: FormName, name: string) =>
  element(form).elements.namedItem(name) as HTMLInputElement
const button = (form: FormName) => element(form).querySelector<HTMLButtonElement>('[type=submit]')!
const alert = (form: FormName) => element(form).querySelector('[role=alert]')!
const retry = (form: FormName) => within(element(form)).getByText('Try again')

function type(form: FormName, typed: Typed) {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.change(control(form, name), { target: { value } })
  }
}

const valuesOf = (form: FormName, typed: Typed) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, control(form, name).value]))

const emptied = (typed: Typed) => Object.fromEntries(Object.keys(typed).map((key) => [key, '']))

const messagesOf = (form: FormName) =>
  [...element(form).querySelectorAll('[id$="-error"] > p:first-child')].map(
    ({ textContent }) => textContent,
  )

const invalidIn = (form: FormName) =>
  [...element(form).querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(
    ({ name }) => name,
  )

const accept = () => fetched.mockResolvedValueOnce(new Response(null, { status: 201 }))
const posts = () =>
  fetched.mock.calls.map(([endpoint, init]) => ({
    endpoint,
    body: JSON.parse(String(init!.body)) as Typed,
    key: new Headers(init!.headers).get('Idempotency-Key'),
  }))

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

async function press(pressed: HTMLElement) {
  fireEvent.click(pressed)
  await settle()
}

/** Renders on the server, lets a visitor act, and hydrates. */
async function hydrate(rendered: ReactElement, beforeHydration = () => {}) {
  const page = (
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      {rendered}
    </IntlRoot>
  )
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(page)
  beforeHydration()
  const root = await act(() => hydrateRoot(container, page))
  onTestFinished(() => act(() => root.unmount()))
}

/** What a form posts for typed values and stored answers. */
function payloadOf({ form }: FormCase, typed: Typed, answers: Typed = {}) {
  const kept = Object.fromEntries(sentAnswerKeys.map((key) => [key, answers[key] ?? '']))
  return { ...typed, pathname, ...(form === 'newsletter' ? {} : kept) }
}

describe.each(forms.map((tested) => [tested.form, tested] as const))(
  'the %s form',
  (form, tested) => {
    const { typed, endpoint } = tested

    test('posts exactly its keys to its endpoint, and is empty again', async () => {
      show(tested.open())
      type(form, typed)
      accept()
      await press(button(form))
      expect(posts()).toMatchObject([{ endpoint, body: payloadOf(tested, typed) }])
      expect(Object.keys(posts()[0]!.body).sort()).toEqual(
        Object.keys(payloadOf(tested, typed)).sort(),
      )
      expect(valuesOf(form, typed)).toEqual(emptied(typed))
      expect(messagesOf(form)).toEqual([])
    })

    test('tells the server of a field that no person fills (A-29)', async () => {
      show(tested.open())
      type(form, typed)
      control(form, honeypotField).value = 'https://spam.example'
      accept()
      await press(button(form))
      expect(posts()[0]!.body[honeypotField]).toBe('https://spam.example')
    })

    test('is a plain post to the same endpoint until its code is there', () => {
      show(tested.open())
      expect(element(form).method).toBe('post')
      expect(element(form).getAttribute('action')).toBe(`${endpoint}?form=${form}#${form}-form`)
      expect(control(form, 'pathname').value).toBe(pathname)
    })

    test('is sent once however often it is pressed, and says that it is being sent', async () => {
      vi.useFakeTimers()
      show(tested.open())
      type(form, typed)
      let answer: (response: Response) => void = () => {}
      fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      for (let time = 0; time < 3; time++) fireEvent.submit(element(form))
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(button(form).getAttribute('aria-disabled')).toBe('true')
      expect(within(element(form)).getByText('Sending').getAttribute('role')).toBe('status')
      fireEvent.click(button(form))
      answer(new Response(null, { status: 201 }))
      await act(() => vi.advanceTimersByTimeAsync(0))
      expect(fetched).toHaveBeenCalledTimes(1)
      expect(button(form).getAttribute('aria-disabled')).toBeNull()
      expect(within(element(form)).queryByText('Sending')).toBeNull()
    })

    test('tells all that is wrong at the fields, posts nothing, and takes each message back', async () => {
      show(tested.open())
      type(form, tested.wrong)
      await press(button(form))
      expect(messagesOf(form)).toEqual(tested.messages)
      expect(invalidIn(form)).toEqual(Object.keys(tested.codes))
      for (const name of invalidIn(form)) {
        const ids = control(form, name).getAttribute('aria-describedby')!.split(' ')
        const told = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
        expect(tested.messages.some((message) => told.includes(message))).toBe(true)
      }
      expect(document.activeElement).toBe(control(form, Object.keys(tested.codes)[0]!))
      expect(valuesOf(form, tested.wrong)).toEqual(tested.wrong)
      expect(fetched).not.toHaveBeenCalled()
      type(form, typed)
      expect(messagesOf(form)).toEqual([])
      expect(invalidIn(form)).toEqual([])
    })

    test('shows what the server said of a plain post, from the first look on', async () => {
      const look = () => ({
        messages: messagesOf(form),
        invalid: invalidIn(form),
        values: valuesOf(form, tested.wrong),
      })
      const expected = {
        messages: tested.messages,
        invalid: Object.keys(tested.codes),
        values: tested.wrong,
      }
      await hydrate(tested.open({ form, values: tested.wrong, errors: tested.codes }), () =>
        expect(look()).toEqual(expected),
      )
      expect(look()).toEqual(expected)
      type(form, typed)
      expect(messagesOf(form)).toEqual([])
      accept()
      await press(button(form))
      expect(posts()).toMatchObject([{ body: payloadOf(tested, typed) }])
    })

    test('keeps and sends what was typed before its code arrived', async () => {
      await hydrate(tested.open(), () => {
        expect(element(form).dataset.hydrated).toBeUndefined()
        for (const [name, value] of Object.entries(typed)) control(form, name).value = value
      })
      expect(element(form).dataset.hydrated).toBe('true')
      expect(valuesOf(form, typed)).toEqual(typed)
      accept()
      await press(button(form))
      expect(posts()).toMatchObject([{ body: payloadOf(tested, typed) }])
    })

    test('says after a plain post that it could not be stored', () => {
      show(tested.open({ form, values: typed, errors: {} }))
      expect(alert(form).textContent).toContain(tested.failure)
      expect(valuesOf(form, typed)).toEqual(typed)
    })

    test('keeps every word after a failure and is sent again as the same request', async () => {
      show(tested.open())
      type(form, typed)
      fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
      await press(button(form))
      expect(alert(form).querySelector('p')!.textContent!.trim()).toBe(tested.failure)
      expect(valuesOf(form, typed)).toEqual(typed)
      expect(invalidIn(form)).toEqual([])
      expect(button(form).disabled).toBe(false)

      accept()
      await press(retry(form))
      expect(valuesOf(form, typed)).toEqual(emptied(typed))
      expect(alert(form).textContent).toBe('')
      const [first, second] = posts()
      expect(second).toEqual(first)
    })

    test('is another request once a word was changed after a failure', async () => {
      const changed = { ...typed, email: 'another@mail.example' }
      show(tested.open())
      type(form, typed)
      fetched.mockRejectedValueOnce(new TypeError('no network'))
      await press(button(form))
      type(form, changed)
      accept()
      await press(retry(form))
      const [first, second] = posts()
      expect(second!.body).toEqual(payloadOf(tested, changed))
      expect(second!.key).not.toBe(first!.key)
    })

    test('is another request when the same words are sent again after success', async () => {
      show(tested.open())
      for (let time = 0; time < 2; time++) {
        type(form, typed)
        accept()
        await press(button(form))
      }
      const [first, second] = posts()
      expect(second!.body).toEqual(first!.body)
      expect(second!.key).not.toBe(first!.key)
    })

    test('keeps what was typed for this form alone until it is erased', async () => {
      show(tested.open())
      type(form, typed)
      show(tested.open())
      expect(valuesOf(form, typed)).toEqual(typed)
      expect(Object.keys(sessionStorage)).toEqual([draftKey(form)])
      await press(within(element(form)).getByText('Erase it'))
      expect(valuesOf(form, typed)).toEqual(emptied(typed))
      expect(document.activeElement).toBe(control(form, Object.keys(typed)[0]!))
      expect(sessionStorage).toHaveLength(0)
    })

    test('forgets what was typed once it was sent', async () => {
      show(tested.open())
      type(form, typed)
      accept()
      await press(button(form))
      expect(sessionStorage).toHaveLength(0)
      show(tested.open())
      expect(valuesOf(form, typed)).toEqual(emptied(typed))
    })

    test('is sent where nothing can be stored', async () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        vi.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError')
        })
      }
      show(tested.open())
      type(form, typed)
      accept()
      await press(button(form))
      expect(posts()).toMatchObject([{ body: payloadOf(tested, typed) }])
    })
  },
)

describe.each(
  forms.filter(({ form }) => form !== 'newsletter').map((one) => [one.form, one] as const),
)('the stored answers of the %s form', (form, tested) => {
  const answers = { goal: 'boost_your_roi', industry: 'healthcare', service: 'DevOps' }

  test('are shown and sent, without what was removed here or in another tab', async () => {
    for (const [key, value] of Object.entries(answers)) localStorage.setItem(key, value)
    show(tested.open())
    await press(screen.getByRole('button', { name: 'Remove industry: Healthcare' }))
    expect(localStorage.getItem('industry')).toBeNull()
    localStorage.removeItem('goal')
    act(() => {
      const told = { key: 'goal', newValue: null, storageArea: localStorage }
      dispatchEvent(new StorageEvent('storage', told))
    })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('DevOps'),
    ])
    type(form, tested.typed)
    accept()
    await press(button(form))
    expect(posts()).toMatchObject([
      { body: payloadOf(tested, tested.typed, { service: 'DevOps' }) },
    ])
  })

  test('make another request of a retry when one was removed meanwhile', async () => {
    for (const [key, value] of Object.entries(answers)) localStorage.setItem(key, value)
    show(tested.open())
    type(form, tested.typed)
    fetched.mockRejectedValueOnce(new TypeError('no network'))
    await press(button(form))
    await press(screen.getByRole('button', { name: 'Remove service: DevOps' }))
    accept()
    await press(retry(form))
    const [first, second] = posts()
    expect(first!.body).toEqual(payloadOf(tested, tested.typed, answers))
    expect(second!.body).toEqual(payloadOf(tested, tested.typed, { ...answers, service: '' }))
    expect(second!.key).not.toBe(first!.key)
  })
})

test('two forms of a page keep apart what is typed, what is wrong and what is sent', async () => {
  const [contact, service] = forms as [FormCase, FormCase]
  show(
    <>
      {contact.open()}
      {service.open()}
    </>,
  )
  const ids = [...document.querySelectorAll('form [id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const half = { name: 'Half', email: 'half@typed.example' }
  type('contact', half)
  await press(button('service'))
  expect(messagesOf('service')).toEqual(['Name is required', 'Invalid email address'])
  expect(messagesOf('contact')).toEqual([])
  type('service', service.typed)
  accept()
  await press(button('service'))
  expect(posts()).toMatchObject([{ body: payloadOf(service, service.typed) }])
  expect(valuesOf('contact', half)).toEqual(half)
  await waitFor(() => expect(sessionStorage.getItem(draftKey('contact'))).toContain('half@'))
  expect(sessionStorage.getItem(draftKey('service'))).toBeNull()
})

test.each(
  forms.filter(({ form }) => form !== 'short-contact').map((one) => [one.form, one] as const),
)('the %s form speaks of an address when it is left, not while it is typed', (form) => {
  show(forms.find((one) => one.form === form)!.open())
  const email = control(form, 'email')
  fireEvent.focus(email)
  fireEvent.blur(email)
  expect(messagesOf(form)).toEqual([])
  fireEvent.focus(email)
  type(form, { email: 'ada@acme' })
  expect(messagesOf(form)).toEqual([])
  fireEvent.blur(email)
  expect(messagesOf(form)).toHaveLength(1)
  type(form, { email: 'ada@acme.' })
  expect(messagesOf(form)).toEqual([])
})

test.each(['name', 'email'])(
  'the message of the short form comes on sending and goes with the %s',
  async (edited) => {
    show(<ShortContactFormIsland pathname={pathname} />)
    type('short-contact', { name: 'Bo', email: 'bo@acme' })
    fireEvent.blur(control('short-contact', 'email'))
    expect(messagesOf('short-contact')).toEqual([])
    await press(button('short-contact'))
    expect(messagesOf('short-contact')).toEqual(['Please provide your name and valid email'])
    type('short-contact', { [edited]: 'x' })
    expect(messagesOf('short-contact')).toEqual([])
    expect(invalidIn('short-contact')).toEqual([])
  },
)

test('a name says in words of their own what is required and what is not (A-21)', () => {
  show(<ContactForm pathname={pathname} onAccepted={() => {}} />)
  const labels = [...document.querySelectorAll('form label[for]')].map((label) => label.textContent)
  expect(labels).toEqual(expect.arrayContaining(['Name *', 'Email *', 'Phone (optional)']))
  expect(labels.filter((label) => /\S[*(]/.test(label!))).toEqual([])
})

test('a private address leads on to the short form', async () => {
  show(<ContactForm pathname={pathname} onAccepted={() => {}} />)
  type('contact', { name: 'Jo', email: 'jo@icloud.com' })
  await press(button('contact'))
  const error = document.getElementById('contact-email-error')!
  expect(within(error).getByRole('link').getAttribute('href')).toBe('/get-in-touch')
  expect(error.textContent).toBe('Enter a business emailNo company address yet? Use the short form')
})

test('the line of the newsletter goes with the next address', async () => {
  show(<NewsletterFormIsland pathname={pathname} />)
  type('newsletter', { email: 'ada@mail.example' })
  accept()
  await press(button('newsletter'))
  expect(screen.getByText('Almost done – check your inbox to confirm.')).toBeTruthy()
  type('newsletter', { email: 'b' })
  expect(screen.queryByText('Almost done – check your inbox to confirm.')).toBeNull()
})
