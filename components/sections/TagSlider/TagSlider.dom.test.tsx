import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { intersect, changeMedia } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { TagSlider } from './TagSlider.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library moves a fake clock on only under this name.
  vi.stubGlobal('jest', vi)
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const names = ['Start', 'Work', 'Growth', 'End']

function renderSlider() {
  const { container } = renderWithMessages(
    <TagSlider
      copy="tag-slider.section"
      tags={names.map((tag) => ({ tag, title: `About ${tag}`, text: '<a href="#more">More</a>' }))}
    />,
    ['common', 'tag-slider'],
  )
  const slider = container.querySelector<HTMLElement>('[aria-live]')!.parentElement!
  act(() => intersect(slider, 1))
  return { slider, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const slides = () => [...document.querySelectorAll<HTMLElement>('[data-slot]')]
const content = (slide: HTMLElement) => slide.querySelector('h3')?.textContent?.slice(6)
const shown = () =>
  slides()
    .filter(({ dataset }) => dataset.shown)
    .map(content)
    .join()
const hidden = () =>
  slides()
    .filter(({ dataset }) => !dataset.shown)
    .map(content)
    .join()
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live')
const progress = () => document.querySelectorAll('rect')[1]?.getAttribute('width')

describe('a visitor who watches', () => {
  test('sees progress after 200 ms and the other slide after 20 s', () => {
    renderSlider()
    pass(199)
    expect(progress()).toBe('0')
    pass(1)
    expect(progress()).toBe('1')
    pass(19_799)
    expect([shown(), progress()]).toEqual(['Start', '99'])
    pass(1)
    expect([shown(), progress()]).toEqual(['Work', '0'])
  })

  test('gets the next content into the hidden slide 1000 ms after the turn', () => {
    renderSlider()
    pass(20_000)
    pass(999)
    expect(hidden()).toBe('Start')
    pass(1)
    expect(hidden()).toBe('Growth')
  })

  test('sees all contents and then the first again', () => {
    renderSlider()
    const seen = Array.from({ length: 6 }, () => {
      const now = shown()
      pass(20_000)
      return now
    })
    expect(seen).toEqual(['Start', 'Work', 'Growth', 'End', 'Start', 'Work'])
  })

  test('finds two slides by their place, of which only the shown can be reached', () => {
    renderSlider()
    const [a, b] = slides()
    expect([a?.getAttribute('aria-label'), b?.getAttribute('aria-label')]).toEqual([
      '1 of 2',
      '2 of 2',
    ])
    expect([a, b].map((slide) => slide?.hasAttribute('inert'))).toEqual([false, true])
  })
})

describe('a visitor who presses a tag', () => {
  test('sees its slide at once, no progress, and the next is ready 300 ms later', () => {
    renderSlider()
    pass(5000)
    fireEvent.click(screen.getByRole('button', { name: 'Growth' }))
    expect([shown(), hidden(), progress()]).toEqual(['Growth', 'Start', '0'])
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Growth')
    pass(299)
    expect(hidden()).toBe('Start')
    pass(1)
    expect(hidden()).toBe('End')
  })

  test('during a switch wins over it', () => {
    renderSlider()
    pass(20_000)
    pass(500)
    fireEvent.click(screen.getByRole('button', { name: 'Start' }))
    expect([shown(), hidden()]).toEqual(['Start', 'Work'])
    pass(300)
    expect([shown(), hidden()]).toEqual(['Start', 'Work'])
    pass(1000)
    expect([shown(), hidden()]).toEqual(['Start', 'Work'])
  })
})

describe('the rotation', () => {
  test('stops and starts by its button, whose text tells what it does', async () => {
    const { slider, user } = renderSlider()
    expect([screen.getAllByRole('button')[0]?.textContent, live()]).toEqual(['Pause', 'off'])
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(live()).toBe('polite')
    await user.unhover(slider)
    pass(60_000)
    expect(shown()).toBe('Start')
    await user.click(screen.getByRole('button', { name: 'Start rotation' }))
    expect(live()).toBe('off')
    pass(20_000)
    expect(shown()).toBe('Work')
  })

  test('waits under the pointer and goes on afterwards', async () => {
    const { slider, user } = renderSlider()
    pass(10_000)
    await user.hover(slider)
    pass(30_000)
    expect([shown(), live()]).toEqual(['Start', 'polite'])
    await user.unhover(slider)
    pass(10_000)
    expect(shown()).toBe('Work')
  })

  test('stops when the keyboard comes in and does not go on when it leaves', async () => {
    const { user } = renderSlider()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Start rotation')
    await user.tab({ shift: true })
    pass(60_000)
    expect([shown(), document.activeElement]).toEqual(['Start', document.body])
  })

  test('started from the keyboard goes on while the focus moves inside', async () => {
    const { user } = renderSlider()
    await user.tab()
    await user.keyboard('{Enter}')
    await user.tab()
    pass(20_000)
    expect(shown()).toBe('Work')
  })

  test('is not stopped while a tag is pressed, which would move the tag away, nor afterwards', async () => {
    const { slider, user } = renderSlider()
    const tag = screen.getByRole('button', { name: 'Growth' })
    await user.pointer({ keys: '[MouseLeft>]', target: tag })
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInstanceOf(Element)
    await user.pointer({ keys: '[/MouseLeft]', target: tag })
    expect(shown()).toBe('Growth')
    await user.unhover(slider)
    pass(20_000)
    expect(shown()).toBe('End')
  })

  test('waits in a hidden tab', () => {
    renderSlider()
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    pass(60_000)
    expect(shown()).toBe('Start')
    state.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    pass(20_000)
    expect(shown()).toBe('Work')
  })

  test('waits out of the view', () => {
    const { slider } = renderSlider()
    act(() => intersect(slider, 0))
    pass(60_000)
    expect(shown()).toBe('Start')
    act(() => intersect(slider, 0.1))
    pass(20_000)
    expect(shown()).toBe('Work')
  })

  test('is stopped with reduced motion until it is started', async () => {
    changeMedia({ reducedMotion: true })
    const { user } = renderSlider()
    pass(60_000)
    expect(shown()).toBe('Start')
    await user.click(screen.getByRole('button', { name: 'Start rotation' }))
    pass(20_000)
    expect(shown()).toBe('Work')
  })

  test('stops when a visitor turns reduced motion on', () => {
    renderSlider()
    act(() => changeMedia({ reducedMotion: true }))
    pass(60_000)
    expect([shown(), screen.getAllByRole('button')[0]?.textContent]).toEqual([
      'Start',
      'Start rotation',
    ])
  })
})
