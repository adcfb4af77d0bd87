import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

function renderDialog(open = true) {
  const onClose = vi.fn()
  const view = render(
    <Dialog open={open} onClose={onClose} title="A chart" close="Close">
      <p>North is up.</p>
    </Dialog>,
  )
  return { onClose, ...view }
}

test('it is named by its title', () => {
  renderDialog()
  expect(screen.getByRole('dialog', { name: 'A chart' })).toBeInstanceOf(HTMLDialogElement)
})

test('the close button closes it', async () => {
  const { onClose } = renderDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press on the backdrop closes it, a press on the content does not', async () => {
  const { onClose } = renderDialog()
  await userEvent.click(screen.getByText('North is up.'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('it follows what the caller says', () => {
  const { rerender } = renderDialog(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  const shared = { onClose: () => {}, title: 'A chart', close: 'Close', children: null }
  rerender(<Dialog open {...shared} />)
  expect(screen.getByRole('dialog')).toBeInstanceOf(HTMLDialogElement)
  rerender(<Dialog open={false} {...shared} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
