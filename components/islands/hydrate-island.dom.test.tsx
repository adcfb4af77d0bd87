import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IntlRoot } from '../text/IntlRoot.tsx'
import { hydrateIsland, type PartState } from './hydrate-island.tsx'
import { type IslandComponent, island, IslandBoxContext } from './island.tsx'
import { writtenProps } from './island-props.tsx'
import { IslandBox } from './IslandBox.server.tsx'

/** A form that breaks at a press. */
function Fragile({ broken = false }: { broken?: boolean }) {
  const [pressed, setPressed] = useState(broken)
  if (pressed) throw new Error('The code of an island broke.')
  return (
    <form>
      <input name="email" />
      <input type="radio" name="size" value="small" />
      <input type="radio" name="size" value="large" />
      <input type="checkbox" name="part" value="cost" defaultChecked />
      <input type="checkbox" name="part" value="hours" defaultChecked />
      <button type="button" aria-label="Break" onClick={() => setPressed(true)} />
    </form>
  )
}
const FragileIsland = island({ name: 'Fragile', component: Fragile, start: 'press' })

const reported = vi.fn<(error: unknown) => void>()
beforeEach(() => vi.stubGlobal('reportError', reported))
afterEach(() => {
  document.body.innerHTML = ''
  reported.mockReset()
  vi.unstubAllGlobals()
})

function openPage(shown: ReactNode = <FragileIsland />): HTMLElement {
  document.documentElement.lang = 'en'
  document.body.innerHTML = renderToString(
    <IntlRoot locale="en" messages={{}}>
      <IslandBoxContext value={IslandBox}>{shown}</IslandBoxContext>
    </IntlRoot>,
  )
  return document.querySelector<HTMLElement>('[data-island]')!
}
const field = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!

test('an island that breaks leaves the HTML of the server with what was typed, and is reported', async () => {
  const box = openPage()
  const html = box.innerHTML
  const settle = vi.fn<(state: PartState) => void>()
  await act(() => hydrateIsland(box, FragileIsland.declaration, settle))
  field<HTMLInputElement>('[name="email"]').value = 'marta@keller.example'
  field<HTMLInputElement>('[value="large"]').click()
  field<HTMLInputElement>('[value="hours"]').click()
  act(() => field('button').click())
  expect(settle.mock.calls).toEqual([['answers'], ['failed']])
  expect(reported.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    'The code of an island broke.',
  ])
  expect(box.firstElementChild!.innerHTML).toBe(html)
  expect(field<HTMLInputElement>('[name="email"]').value).toBe('marta@keller.example')
  expect(field<HTMLInputElement>('[value="large"]').checked).toBe(true)
  expect(field<HTMLInputElement>('[value="small"]').checked).toBe(false)
  expect(field<HTMLInputElement>('[value="cost"]').checked).toBe(true)
  expect(field<HTMLInputElement>('[value="hours"]').checked).toBe(false)
})

test('so does one that breaks before it answers', async () => {
  const box = openPage()
  box.dataset.props = JSON.stringify({ broken: true })
  const settle = vi.fn<(state: PartState) => void>()
  await act(() => hydrateIsland(box, FragileIsland.declaration, settle))
  expect(settle.mock.calls).toEqual([['failed']])
  expect(field('form')).toBeInstanceOf(HTMLFormElement)
})

test('a prop that HTML cannot carry stops the page, with its place', () => {
  const props = { slides: [{ id: 'a', onPress: () => {} }] }
  expect(() => writtenProps(props, () => 0)).toThrow('props.slides[0].onPress')
})

/** Holds HTML of the page and breaks at a press. */
function Frame({ content }: { content: ReactNode }) {
  return (
    <>
      {content}
      <Fragile />
    </>
  )
}
const FrameIsland = island({ name: 'Frame', component: Frame, start: 'press' })

test('a part within it that answers already can be started again in the HTML that is brought back', async () => {
  const { declaration } = FrameIsland as IslandComponent<object>
  const box = openPage(<FrameIsland content={<p data-behaviour="inner" />} />)
  field('[data-behaviour]').dataset.state = 'answers'
  await act(() => hydrateIsland(box, declaration, () => {}))
  expect(field('[data-behaviour]').dataset.state).toBe('answers')
  act(() => field('button').click())
  expect(field('[data-behaviour]').dataset.state).toBeUndefined()
})
