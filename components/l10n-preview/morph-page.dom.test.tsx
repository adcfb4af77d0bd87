import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProps, slotsIn } from '../islands/island-props.tsx'
import { parseMessage } from '../../locales/tools/message-tree.ts'
import { IntlRoot, type Messages } from '../text/IntlRoot.tsx'
import { Message } from '../text/Message.tsx'
import { liveIsland } from './start-preview.tsx'
import { morphPage, recordServed, propsOfIslands } from './morph-page.ts'
import { shownPage } from './shown-page.ts'

const head = (title: string) =>
  `<title>${title}</title><meta name="description" content="${title}">`

function open(body: string): void {
  document.head.innerHTML = head('Contact')
  document.body.innerHTML = body
  recordServed(document.documentElement)
}

function show(body: string, { title = 'Contact', attributes = '' } = {}): void {
  const html = `<html ${attributes}><head>${head(title)}</head><body>${body}</body></html>`
  morphPage(document, new DOMParser().parseFromString(html, 'text/html'))
}

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!

beforeEach(() => propsOfIslands.clear())
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const form = (label: string) => `
  <form>
    <label>${label} <input name="name" placeholder="${label}"></label>
    <textarea name="details"></textarea>
    <input type="radio" name="size" value="small" checked>
    <input type="radio" name="size" value="large">
    <select name="country"><option value="de">${label}</option><option value="fr">fr</option></select>
    <input type="submit" value="${label}">
  </form>
  <details><summary>${label}</summary></details>`

test('words change, and what was typed, chosen, opened and focused stays', () => {
  open(form('Name'))
  const name = find<HTMLInputElement>('[name="name"]')
  name.value = 'Ada'
  find<HTMLTextAreaElement>('textarea').value = 'A lab'
  find('[value="large"]').click()
  find<HTMLSelectElement>('select').value = 'fr'
  find<HTMLDetailsElement>('details').open = true
  name.focus()

  show(form('Full name'))
  expect(find('label').textContent.trim()).toBe('Full name')
  expect(find('summary').textContent).toBe('Full name')
  expect(name.placeholder).toBe('Full name')
  expect(find<HTMLInputElement>('[type="submit"]').value).toBe('Full name')
  expect(find('[name="name"]')).toBe(name)
  expect(name.value).toBe('Ada')
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('A lab')
  expect(find<HTMLInputElement>('[value="large"]').checked).toBe(true)
  expect(find<HTMLSelectElement>('select').value).toBe('fr')
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  expect(document.activeElement).toBe(name)
})

test('details that were opened before the preview started stay open', () => {
  open('<details open><summary>Why?</summary></details>')
  show('<details><summary>Why so?</summary></details>')
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
})

test('what scripts made of the page stays, unless the server says something else', () => {
  const list = (label: string) =>
    `<ul aria-label="${label}"><li data-active="true">1</li><li>2</li></ul>
     <p role="status"></p><template><section>Offer</section></template>`
  open(list('Steps'))
  const [first, second] = [...document.querySelectorAll('li')]
  delete first!.dataset.active
  second!.dataset.active = 'true'
  find('p').textContent = 'Step 2'
  const added = find('ul').appendChild(document.createElement('li'))
  const template = find<HTMLTemplateElement>('template')
  template.before(template.content.querySelector('section')!)
  document.body.append(document.createElement('vite-error-overlay'))

  show(list('All steps'))
  expect(find('ul').ariaLabel).toBe('All steps')
  expect([first!.dataset.active, second!.dataset.active]).toEqual([undefined, 'true'])
  expect(find('p').textContent).toBe('Step 2')
  expect(added.isConnected).toBe(true)
  expect(find('section').textContent).toBe('Offer')
  expect(find('vite-error-overlay')).not.toBeNull()

  show(list('All steps').replace('data-active="true"', 'data-active="false"'))
  expect(first!.dataset.active).toBe('false')
})

test('parts come and go with the words that need them', () => {
  open('<p>Kontakt</p>')
  show('<p><span lang="en">Contact</span></p>')
  expect(find('p').innerHTML).toBe('<span lang="en">Contact</span>')
  show('<p>Kontakt</p>')
  expect(find('p').innerHTML).toBe('Kontakt')
})

test('title, description and the mode of the page follow', () => {
  open('')
  show('', { title: 'Kontakt', attributes: 'data-l10n-mode="ids"' })
  expect(document.title).toBe('Kontakt')
  expect(find<HTMLMetaElement>('meta').content).toBe('Kontakt')
  expect(document.documentElement.dataset.l10nMode).toBe('ids')
  show('')
  expect(document.title).toBe('Contact')
  expect(document.documentElement.hasAttribute('data-l10n-mode')).toBe(false)
})

test('styles stay where they are', () => {
  open('<style>p { color: red }</style><p>One</p>')
  show('<p>Two</p><link rel="stylesheet" href="/style.css">')
  expect(document.body.innerHTML).toBe('<style>p { color: red }</style><p>Two</p>')
})

/** An island with a word of its own, one from its props, and HTML of the server. */
function Counter({ name, children }: { name: string; children: React.ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
      <Message id="forms.required-legend" />
      {children}
    </>
  )
}

const messages = { 'forms.required-legend': parseMessage('Close') } as unknown as Messages

function islandHtml(name: string, slot: string): string {
  const props = { name, children: { $slot: 0 } }
  const html = renderToString(counter(messages, readProps(props, [slot])))
  return `<div data-island="Counter" data-props='${JSON.stringify(props)}'>${html}</div>`
}

function counter(ownMessages: Messages, props: Record<string, unknown>) {
  return (
    <IntlRoot locale="en" messages={ownMessages}>
      <Counter {...(props as Parameters<typeof Counter>[0])} />
    </IntlRoot>
  )
}

const propsIn = (from: HTMLElement) =>
  readProps(
    JSON.parse(from.dataset.props!),
    slotsIn(from).map(({ innerHTML }) => innerHTML),
  )

test('an island that React has taken over keeps its state and gets words, props and the HTML in it', async () => {
  open(islandHtml('Count', '<details><summary>More</summary></details>'))
  const box = find('[data-island]')
  const island = liveIsland({ box, locale: 'en', messages, propsIn, render: counter })
  await act(async () => hydrateRoot(box, island))
  const button = find('button')
  act(() => button.click())
  find<HTMLDetailsElement>('details').open = true

  show(islandHtml('Counted', '<details><summary>More of it</summary></details>'))
  const edited = { en: { 'forms.required-legend': parseMessage('Shut') } }
  act(() => shownPage.change({ mode: undefined, notes: undefined, edits: edited }))
  expect(find('button')).toBe(button)
  expect(box.textContent).toBe('Counted 1ShutMore of it')
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
})
