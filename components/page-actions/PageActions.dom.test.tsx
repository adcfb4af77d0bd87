import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { CopyLink, PrintButton } from './PageActions.tsx'
import { copyLink } from './copy-link.behaviour.ts'
import { printButton } from './print-button.behaviour.ts'

function open() {
  document.body.innerHTML = renderToStaticMarkup(
    <IntlRoot locale="en" messages={catalogMessages('en', ['common'])}>
      <CopyLink path="/team-cost?role=qa-engineers&count=2" />
    </IntlRoot>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  copyLink(document.querySelector('template')!)
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('the button comes with its script, copies the address of the choice and says so', async () => {
  const user = userEvent.setup()
  open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/team-cost?role=qa-engineers&count=2`,
  )
  expect(document.querySelector('[aria-live]')!.textContent).toBe('Copied.')
})

test('where the browser refuses, it says where the address is', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
  open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(document.querySelector('[aria-live]')!.textContent).toContain('address bar')
})

afterEach(() => document.body.replaceChildren())

test('the button comes with its script, and prints', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  document.body.innerHTML = renderToStaticMarkup(
    <IntlRoot locale="en" messages={catalogMessages('en', ['common'])}>
      <PrintButton />
    </IntlRoot>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  printButton(document.querySelector('template')!)
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }))
  expect(print).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
