import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { examples, sampleVideo, some } from './Testimonials.examples.tsx'
import { Testimonials } from './Testimonials.tsx'

const catalogs = ['common', ...examples.catalogs]

function renderSome(count: number) {
  return renderWithMessages(<Testimonials testimonials={some(count)} />, catalogs)
}

const cards = () => screen.getAllByRole('figure')
const loadMore = () => screen.queryByRole('button', { name: 'Load more' })

test.each([1, 8, 9])('%d cards all show, without a button and a count', (count) => {
  renderSome(count)
  expect(cards()).toHaveLength(count)
  expect(loadMore()).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test.each<[number, number[]]>([
  [10, [9, 10]],
  [18, [9, 18]],
  [23, [9, 18, 23]],
])('of %d cards a visitor sees %j, one portion after the other', async (count, steps) => {
  renderSome(count)
  for (const [at, shown] of steps.entries()) {
    if (at > 0) await userEvent.click(loadMore()!)
    expect(cards()).toHaveLength(shown)
    expect(screen.getByRole('status').textContent).toBe(`Showing ${shown} of ${count}`)
  }
  expect(loadMore()).toBeNull()
})

test('the focus goes to the first new card (A-71)', async () => {
  renderSome(23)
  await userEvent.click(loadMore()!)
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[9])
  await userEvent.click(loadMore()!)
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[18])
})

test('the HTML of the server holds every card, none of them hidden', () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      <Testimonials testimonials={some(23)} />
    </IntlRoot>,
  )
  expect(html.match(/<figure/g)).toHaveLength(23)
  expect(html).not.toContain('hidden=""')
  expect(html).toContain(`href="${sampleVideo.mp4}"`)
})

test('invented words say so next to the name of their author', () => {
  const [words] = some(1)
  renderWithMessages(<Testimonials testimonials={[{ ...words!, sample: true }]} />, catalogs)
  const name = within(cards()[0]!).getByText(words!.reviewAuthorName, { selector: 'strong' })
  expect(name.parentElement?.textContent).toContain(`${words!.reviewAuthorName} Sample`)
})

test('the number of reviews leads to how it was counted', () => {
  renderSome(1)
  const link = screen.getByRole('link', { name: '13 reviews, five stars each' })
  expect(link.getAttribute('href')).toBe('/claims#reviews')
})

test('without testimonials there is no section', () => {
  const { container } = renderSome(0)
  expect(container.innerHTML).toBe('')
})

describe('a video', () => {
  const play = () =>
    screen.getByRole('button', {
      name: /^Watch, 2\smin 14\ss, no sound\s*: Dr. Anke Sampleton, Product lead, medical imaging$/,
    })

  test('is offered only where there is one (A-69)', () => {
    renderSome(9)
    expect(screen.getAllByRole('button', { name: /^Watch/ })).toHaveLength(2)
  })

  test('says how long it is and that it has no sound before it is pressed, and offers its text', () => {
    renderSome(9)
    expect(play().textContent).toMatch(/^Watch, 2\u00A0min 14\u00A0s, no sound/)
    const [text] = screen.getAllByText('Transcript')
    expect(text!.closest('details')!.textContent).toContain('they were right')
  })

  test('opens with captions and a transcript, webm first, and plays by the press that opened it', async () => {
    renderSome(9)
    await userEvent.click(play())
    const dialog = screen.getByRole('dialog', {
      name: 'Dr. Anke Sampleton, Product lead, medical imaging',
    })
    const player = dialog.querySelector('video')!
    expect([...player.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'video/webm',
      'video/mp4',
    ])
    const track = player.querySelector('track')!
    expect([track.kind, track.srclang, track.label, track.default]).toEqual([
      'captions',
      'en',
      'Captions',
      true,
    ])
    expect([player.controls, player.autoplay, player.muted]).toEqual([true, true, true])
    expect(within(dialog).getByText('Transcript')).toBeInstanceOf(Element)
  })

  test('says that it has no sound, and the transcript what there is to see', async () => {
    renderSome(9)
    await userEvent.click(play())
    const player = document.querySelector('video')!
    const note = document.getElementById(player.getAttribute('aria-describedby')!)
    expect(note?.textContent).toMatch(/^This video has no sound/)
    const dialog = screen.getByRole('dialog')
    const transcript = within(dialog).getByText('Transcript').closest('details')!
    expect(transcript.textContent).toMatch(
      /A title card shows the name and position: Dr. Anke Sampleton, .*they were right/,
    )
  })

  test.each([
    ['the close button', () => screen.getByRole('button', { name: 'Close video' })],
    ['the backdrop', () => screen.getByRole('dialog')],
  ])('is gone after %s, the focus is back and the cards stay (A-70)', async (_, closer) => {
    renderSome(23)
    await userEvent.click(loadMore()!)
    await userEvent.click(play())
    await userEvent.click(closer())
    expect(document.querySelector('video, dialog')).toBeNull()
    expect(document.activeElement).toBe(play())
    expect(cards()).toHaveLength(18)
  })

  test('is gone after Esc, which the browser turns into a close event', async () => {
    renderSome(9)
    await userEvent.click(play())
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    await expect.poll(() => document.querySelector('video')).toBeNull()
    expect(document.activeElement).toBe(play())
  })
})
