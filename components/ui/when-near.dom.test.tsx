import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { comeNear } from '../../tests/support/come-near.ts'
import { observedWith } from '../../tests/support/fake-intersections.ts'
import { nearMargin, partsArrived, whenNear } from './when-near.tsx'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

function somePart() {
  const load = vi.fn(async () => Greeting)
  return { load, Part: whenNear<{ name: string }>(undefined, load) }
}

test('the code is fetched when the part comes near, once', async () => {
  const { load, Part } = somePart()
  const { container } = render(<Part name="Ann" />)
  expect(load).not.toHaveBeenCalled()
  expect(observedWith(container.firstElementChild!)).toEqual([{ rootMargin: nearMargin }])
  await comeNear(container)
  expect(screen.getByText('Hello Ann')).toBeTruthy()
  await comeNear(container)
  expect(load).toHaveBeenCalledOnce()
})

test.each(['focusin', 'pointerdown', 'keydown'] as const)('%s fetches it too', async (touch) => {
  const { Part } = somePart()
  const { container } = render(<Part name="Ben" />)
  fireEvent(container.firstElementChild!, new Event(touch))
  expect(await screen.findByText('Hello Ben')).toBeTruthy()
})

test('the server renders the part at once', () => {
  const Part = whenNear<{ name: string }>(Greeting, async () => Greeting)
  render(<Part name="Cy" />)
  expect(screen.getByText('Hello Cy')).toBeTruthy()
})

test('whoever waits for the code of parts goes on once it is there', async () => {
  let arrive = () => {}
  const Part = whenNear<{ name: string }>(
    undefined,
    () => new Promise((resolve) => (arrive = () => resolve(Greeting))),
  )
  const goOn = vi.fn()
  const { container } = render(<Part name="Di" />)
  await comeNear(container)
  const waiting = partsArrived().then(goOn)
  await act(async () => {})
  expect(goOn).not.toHaveBeenCalled()
  await act(async () => arrive())
  await waiting
  expect(screen.getByText('Hello Di')).toBeTruthy()
})

test('without its code the HTML of the server stays', async () => {
  const OnServer = whenNear<{ name: string }>(Greeting, async () => Greeting)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<OnServer name="Eve" />)
  document.body.append(container)
  const Part = whenNear<{ name: string }>(undefined, async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const faults = vi.fn()
  render(<Part name="Eve" />, { container, hydrate: true, onRecoverableError: faults })
  await comeNear(container)
  expect(screen.getByText('Hello Eve')).toBeTruthy()
  expect(faults).not.toHaveBeenCalled()
})
