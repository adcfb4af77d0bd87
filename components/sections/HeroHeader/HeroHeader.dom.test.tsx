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
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is webm first, mp4 second, silent and inline (K-14)', () => {
    show('with a video')
    const types = [...video()!.querySelectorAll('source')].map(({ type }) => type)
    expect(types).toEqual(['video/webm', 'video/mp4'])
    expect([video()!.muted, video()!.loop, video()!.autoplay]).toEqual([true, true, true])
  })

  test('plays at 1024 px and leaves the poster alone at 1023 (K-13)', () => {
    changeMedia({ width: 1024 })
    show('with a video')
    expect(video()).not.toBeNull()
    act(() => changeMedia({ width: 1023 }))
    expect(video()).toBeNull()
  })

  test('does not play with reduced motion or saved data', () => {
    changeMedia({ reducedMotion: true })
    const { unmount } = show('with a video')
    expect(video()).toBeNull()
    unmount()
    changeMedia({ reducedMotion: false })
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    show('with a video')
    expect(video()).toBeNull()
  })

  test('can be paused and played by a button that says what it does', async () => {
    const user = userEvent.setup()
    show('with a video')
    await user.click(screen.getByRole('button', { name: 'Pause video' }))
    expect(pause).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Play video' }))
    expect(play).toHaveBeenCalledTimes(1)
  })
})
