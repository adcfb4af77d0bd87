import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-media.ts'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { claims } from '../../../content/company.ts'
import { examples } from './HeroHeader.examples.tsx'

const show = (name: string) =>
  renderWithWords(examples.examples[name]!, ['common', ...examples.namespaces])
const video = () => document.querySelector('video')

async function showMoving() {
  const view = show('with a video')
  await expect.poll(video).not.toBeNull()
  return view
}

test('thirteen reviews with five full stars are the usual card (K-19)', () => {
  show('usual')
  expect(claims.reviews.value).toBe(13)
  expect(screen.getByRole('img', { name: '5 out of 5' })).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: /reviews/ }).parentElement?.textContent).toContain('13')
})

describe('a background video', () => {
  const pause = vi.fn()
  const play = vi.fn(async () => {})
  beforeEach(() => {
    for (const call of [pause, play]) call.mockClear()
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('waits until the page has loaded and is idle; the chart is there before', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    show('with a video')
    expect(screen.getByRole('img', { name: /^Sea chart/ })).toBeInstanceOf(HTMLImageElement)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(video()).toBeNull()
    window.dispatchEvent(new Event('load'))
    await expect.poll(video).not.toBeNull()
  })

  test('is webm first, mp4 second, silent and inline (K-14)', async () => {
    await showMoving()
    const types = [...video()!.querySelectorAll('source')].map(({ type }) => type)
    expect(types).toEqual(['video/webm', 'video/mp4'])
    expect([video()!.muted, video()!.loop, video()!.autoplay]).toEqual([true, true, true])
  })

  test('plays at 1024 px and leaves the chart alone at 1023 (K-13)', async () => {
    changeMedia({ width: 1024 })
    await showMoving()
    act(() => changeMedia({ width: 1023 }))
    expect(video()).toBeNull()
  })

  test('stops as soon as the visitor wants less motion', async () => {
    await showMoving()
    act(() => changeMedia({ reducedMotion: true }))
    expect(video()).toBeNull()
    expect(screen.queryByRole('button', { name: /motion/ })).toBeNull()
  })

  test('does not play when the visitor saves data', async () => {
    await showMoving()
    act(() => changeMedia({ reducedMotion: true }))
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    act(() => changeMedia({ reducedMotion: false }))
    expect(video()).toBeNull()
  })

  test('can be paused and played by a button that says what it does', async () => {
    const user = userEvent.setup()
    await showMoving()
    await user.click(screen.getByRole('button', { name: 'Pause motion' }))
    expect(pause).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Start motion' }))
    expect(play).toHaveBeenCalledTimes(1)
  })
})
