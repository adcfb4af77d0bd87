import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesFor } from '../../locales/catalog.server.ts'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { PrintButton } from './PrintButton.tsx'
import { printButton } from './print-button.behaviour.ts'

afterEach(() => document.body.replaceChildren())

test('the button comes with its script, and prints', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  document.body.innerHTML = renderToStaticMarkup(
    <IntlRoot locale="en" messages={messagesFor('en', ['common'])}>
      <PrintButton />
    </IntlRoot>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  printButton(document.querySelector('template')!)
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }))
  expect(print).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
