import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenDuringTest } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { listenToLinks } from '../../page-script/listen-to-links.ts'
import { examples } from './ServiceList.examples.tsx'

const services = () => screen.getAllByRole<HTMLDetailsElement>('group')

/** Opens a service, whose links a closed one does not offer. */
function open(index: number) {
  const service = services()[index]!
  service.open = true
  return within(service)
}

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', 'service-list'])

beforeEach(() => {
  show('usual')
  for (const link of screen.queryAllByRole('link', { hidden: true }))
    link.addEventListener('click', (event) => event.preventDefault())
})

afterEach(() => localStorage.clear())

test('all services are closed at first and share the name that keeps one open', () => {
  expect(services().map((service) => service.open)).toEqual([false, false, false, false])
  expect(new Set(services().map((service) => service.getAttribute('name'))).size).toBe(1)
})

test('services of a group stand below its name', () => {
  cleanup()
  show('in groups')
  const outline = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => [tagName, textContent])
  expect(outline).toEqual([
    ['H2', 'Services'],
    ['H3', 'Engagement models'],
    ['H4', 'Software outsourcing'],
    ['H4', 'Dedicated teams'],
    ['H4', 'Staff augmentation'],
    ['H3', 'Fields of work'],
    ['H4', 'Web and mobile development'],
  ])
})

describe('actions', () => {
  const actions = (index: number) =>
    open(index)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  test('a service with a page offers both', () => {
    expect(actions(0)).toEqual([
      ['Get in touch', '/get-in-touch'],
      ['Read More', '/services/software-outsourcing'],
    ])
  })

  test('a service without a page offers only to get in touch', () => {
    expect(actions(2)).toEqual([['Get in touch', '/get-in-touch']])
  })

  test('a service without links offers none', () => {
    expect(actions(3)).toEqual([])
  })
})

describe('the answer to the questionnaire', () => {
  beforeEach(() => listenDuringTest(listenToLinks))

  test('getting in touch names block and topic and keeps the service', () => {
    const link = open(1).getByRole('link', { name: 'Get in touch' })
    expect(link.dataset).toMatchObject({
      blockTitle: 'Services',
      topic: 'Dedicated teams',
      answerKey: 'service',
    })
    fireEvent.click(link)
    expect(localStorage.getItem('service')).toBe('Dedicated teams')
  })

  test('reading more keeps nothing', () => {
    fireEvent.click(open(1).getByRole('link', { name: 'Read More' }))
    expect(localStorage).toHaveLength(0)
  })

  test('storage that refuses does not hold the visitor up', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => fireEvent.click(open(0).getByRole('link', { name: 'Get in touch' }))).not.toThrow()
  })
})

test('a picture comes as WebP with PNG behind it, lazily and with its size', () => {
  const [picture] = document.querySelectorAll('details picture')
  expect(picture!.querySelector('source')).toMatchObject({ type: 'image/webp' })
  const img = picture!.querySelector('img')!
  expect(img.src).toMatch(/\.png$/)
  expect(img.getAttribute('width')).toBe('720')
  expect(img.getAttribute('height')).toBe('480')
  expect(img.getAttribute('loading')).toBe('lazy')
})
