import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = ['all', 'backend', 'frontend'].map((id) => ({ id, title: id, panel: `Panel ${id}` }))

beforeEach(() => history.replaceState({}, '', '/technologies'))

/** Renders on the server, lets a visitor act, and hydrates. */
async function open(beforeHydration: () => Promise<unknown> | void) {
  const element = <Tabs tabs={tabs} label="Groups" />
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(element)
  await beforeHydration()
  const root = await act(() => hydrateRoot(container, element))
  onTestFinished(() => act(() => root.unmount()))
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const shown = () => screen.getAllByRole('tabpanel').map(({ lastChild }) => lastChild?.textContent)

test('a tab that was pressed before React answered stays selected', async () => {
  await open(() => userEvent.click(tab('backend')))
  expect(selected()).toBe('backend')
  expect(shown()).toEqual(['Panel backend'])
  await userEvent.click(tab('frontend'))
  expect(selected()).toBe('frontend')
  expect(shown()).toEqual(['Panel frontend'])
})

test('a note is read apart from the title', () => {
  render(<Tabs tabs={tabs.map((each) => ({ ...each, note: 130 }))} label="Groups" />)
  expect(tab('all,130').textContent).toBe('all, 130')
})

test.each(['', '#request', '#%E0%A4%A'])(
  'the fragment %j selects no tab but the first',
  async (hash) => {
    await open(() => history.replaceState({}, '', `/technologies${hash}`))
    expect(selected()).toBe('all')
    expect(shown()).toEqual(['Panel all'])
  },
)
