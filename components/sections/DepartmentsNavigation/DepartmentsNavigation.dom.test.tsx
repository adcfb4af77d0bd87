import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeMedia } from '../../../tests/support/fake-browser.ts'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { type Department, kindOf, starShares } from './department.ts'
import { DepartmentsNavigation } from './DepartmentsNavigation.tsx'

const info = (title: string): Department => ({ title, isInfo: true, infoTitle: `About ${title}` })
const three = ['Finance', 'Travel', 'Energy'].map(info)

const section = (departments: readonly Department[], selected?: string) => (
  <DepartmentsNavigation
    copy="departments-navigation.section"
    departments={departments}
    selected={selected}
  />
)

function renderDepartments(departments: readonly Department[], selected?: string) {
  const messages = catalogMessages('en', ['common', 'departments-navigation'])
  const { rerender } = render(section(departments, selected), {
    wrapper: ({ children }) => (
      <IntlRoot locale="en" messages={messages}>
        {children}
      </IntlRoot>
    ),
  })
  return { rerender, user: userEvent.setup() }
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent
const openItems = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

describe('from 1024 px on', () => {
  beforeEach(() => changeMedia({ width: 1024 }))

  test('a visitor finds the first department selected and its panel named by it', () => {
    renderDepartments(three)
    expect(selectedTab()).toBe('Finance')
    expect(screen.getByRole('tabpanel', { name: 'Finance' }).dataset.shown).toBe('true')
    expect(screen.getByRole('tablist', { name: 'Fields' })).toBeInstanceOf(HTMLElement)
  })

  test('a visitor of the page of one industry finds it selected', () => {
    renderDepartments(three, 'Energy')
    expect(selectedTab()).toBe('Energy')
  })

  test('a visitor moves through the list with Up, Down, Home and End and it wraps', async () => {
    const { user } = renderDepartments(three)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Finance')
    await user.keyboard('{ArrowDown}')
    expect(selectedTab()).toBe('Travel')
    expect(document.activeElement?.textContent).toBe('Travel')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(selectedTab()).toBe('Energy')
    await user.keyboard('{ArrowDown}')
    expect(selectedTab()).toBe('Finance')
    await user.keyboard('{End}')
    expect(selectedTab()).toBe('Energy')
    await user.keyboard('{Home}')
    expect(selectedTab()).toBe('Finance')
  })

  test('a visitor moves through a grid of twelve as the eye expects, past a title alone', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) =>
      at === 1 ? { title: 'Alone' } : info(`Field ${at + 1}`),
    )
    const { user } = renderDepartments(twelve)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(selectedTab()).toBe('Field 3')
    await user.keyboard('{ArrowDown}')
    expect(selectedTab()).toBe('Field 7')
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(selectedTab()).toBe('Field 10')
    expect(document.activeElement?.textContent).toBe('Field 10')
  })

  test('a visitor reaches the list with one stop, then the panel', async () => {
    const { user } = renderDepartments(three)
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Finance' }))
  })

  test('a click on the selected department keeps it selected', async () => {
    const { user } = renderDepartments(three)
    await user.click(screen.getByRole('tab', { name: 'Finance' }))
    expect(selectedTab()).toBe('Finance')
  })

  test('when the selected department leaves the list, the first is selected and has the focus (A-106)', async () => {
    const { rerender, user } = renderDepartments(three)
    await user.click(screen.getByRole('tab', { name: 'Travel' }))
    rerender(section([three[0]!, three[2]!]))
    expect(selectedTab()).toBe('Finance')
    expect(document.activeElement?.textContent).toBe('Finance')
    rerender(section(three))
    expect(selectedTab()).toBe('Finance')
  })

  test('when the selected department leaves the list, a focus elsewhere stays where it is', async () => {
    const { rerender } = renderDepartments(three, 'Travel')
    rerender(section([three[0]!, three[2]!]))
    expect(selectedTab()).toBe('Finance')
    expect(document.activeElement).toBe(document.body)
  })
})

describe('below 1024 px', () => {
  beforeEach(() => {
    changeMedia({ width: 1023 })
    Element.prototype.scrollIntoView = vi.fn()
  })

  test('a visitor finds all departments closed and opens one at a time', async () => {
    const { user } = renderDepartments(three)
    expect(openItems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Travel' }))
    expect(openItems()).toEqual(['Travel'])
    await user.click(screen.getByRole('button', { name: 'Energy' }))
    expect(openItems()).toEqual(['Energy'])
    await user.click(screen.getByRole('button', { name: 'Energy' }))
    expect(openItems()).toEqual([])
  })

  test.each([
    ['just above the offset of 55 px scrolls', { top: 54, bottom: 110 }, 1],
    ['at the offset of 55 px stays', { top: 55, bottom: 111 }, 0],
    ['at the lower edge of the window stays', { top: 712, bottom: 768 }, 0],
    ['below the lower edge of the window scrolls', { top: 713, bottom: 769 }, 1],
  ])('an opened heading %s (K-17)', async (_, { top, bottom }, times) => {
    const { user } = renderDepartments(three)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 300, bottom - top),
    )
    await user.click(screen.getByRole('button', { name: 'Travel' }))
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times)
  })

  test.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('with reduced motion %s the scrolling is %s (A-86)', async (reducedMotion, behavior) => {
    changeMedia({ reducedMotion })
    const { user } = renderDepartments(three)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -200, 300, 56),
    )
    await user.click(screen.getByRole('button', { name: 'Travel' }))
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior })
  })

  test('closing a department does not scroll', async () => {
    const { user } = renderDepartments(three, 'Travel')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -200, 300, 56),
    )
    await user.click(screen.getByRole('button', { name: 'Travel' }))
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  })
})

test('a visitor who turns the screen keeps the department and the focus', async () => {
  const { user } = renderDepartments(three)
  await user.click(screen.getByRole('tab', { name: 'Travel' }))
  act(() => changeMedia({ width: 1023 }))
  expect(openItems()).toEqual(['Travel'])
  expect(document.activeElement?.textContent).toBe('Travel')
})

test('a department of which nothing is told is a title that cannot be pressed (A-81)', () => {
  renderDepartments([...three, { title: 'Sports' }])
  expect(screen.getByRole('heading', { name: 'Sports' })).toBeInstanceOf(HTMLElement)
  expect(screen.queryByRole('tab', { name: 'Sports' })).toBeNull()
  const [ask, ...more] = screen.getAllByRole('link', { name: 'We work in this field too: ask us' })
  expect(ask!.getAttribute('href')).toBe('/get-in-touch')
  expect(more).toEqual([])
})

test('a logo that cannot be read has the title beside it, another stands for the title (A-82)', () => {
  const logo = { src: '/logo.svg', width: 80, height: 20 }
  renderDepartments([
    { ...info('Finance'), logo, logoNotReadable: true },
    { ...info('Travel'), logo, logoNotReadable: false },
  ])
  const [readable, drawn] = ['Finance', 'Travel'].map((name) => screen.getByRole('tab', { name }))
  expect(readable?.textContent).toBe('Finance')
  expect(drawn?.textContent).toBe('')
  expect(within(drawn!).getByAltText('Travel')).toBeInstanceOf(HTMLImageElement)
})

test.each([
  [4, '4 out of 5'],
  [['full', 'full', 'partial'] as const, '2.5 out of 5'],
])('the stars %j of a review are read as %s (A-83)', (reviewStars, name) => {
  renderDepartments([
    {
      title: 'Finance',
      isReview: true,
      reviewText: 'Good.',
      reviewAuthor: 'S. Ample',
      reviewStars,
    },
  ])
  expect(screen.getByRole('img', { name })).toBeInstanceOf(Element)
})

describe('a department with a page of its own', () => {
  const page = { title: 'Finance', pageLink: '/industries/finance' }
  const caseOfIt = { ...page, isCase: true, caseTitle: 'A ledger' }
  const panelLinks = () =>
    within(screen.getByRole('tabpanel', { name: 'Finance' }))
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  test.each([
    ['a word about it', { ...page, isInfo: true, infoTitle: 'What we know' }],
    ['a project', caseOfIt],
  ])('leads there from the panel with %s', (_, department) => {
    renderDepartments([department])
    expect(panelLinks()).toEqual([['More about Finance', '/industries/finance']])
  })

  test('leads there after the project’s own story', () => {
    renderDepartments([{ ...caseOfIt, caseLink: '/success-stories/ledger' }])
    expect(panelLinks()).toEqual([
      ['Read the case study: A ledger', '/success-stories/ledger'],
      ['More about Finance', '/industries/finance'],
    ])
  })

  test.each([
    ['a word', { isInfo: true }],
    ['a project', { isCase: true }],
  ])('has its link as the next stop after the list, when the panel holds %s', async (_, kind) => {
    const { user } = renderDepartments([{ ...page, ...kind }])
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'More about Finance' }))
  })

  test('has no link on that page itself, and the panel takes the focus', async () => {
    const { user } = renderDepartments([{ ...caseOfIt, pageLink: undefined }])
    expect(panelLinks()).toEqual([])
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Finance' }))
  })
})

test.each([
  [{ isCase: true, isReview: true, isInfo: true }, 'case'],
  [{ isReview: true, isInfo: true }, 'review'],
  [{ isCase: false, isInfo: true }, 'info'],
  [{}, undefined],
])('a department with the marks %o is shown as %s (A-81)', (marks, kind) => {
  expect(kindOf({ title: 'Finance', ...marks })).toBe(kind)
})

test.each([
  [0, [0, 0, 0, 0, 0]],
  [4, [1, 1, 1, 1, 0]],
  [5, [1, 1, 1, 1, 1]],
  [6, [1, 1, 1, 1, 1]],
  [[], [0, 0, 0, 0, 0]],
  [
    ['full', 'full', 'partial'],
    [1, 1, 0.5, 0, 0],
  ],
  [
    ['partial', 'full'],
    [0.5, 1, 0, 0, 0],
  ],
] as const)('the stars %j fill five places in their order (A-83)', (stars, shares) => {
  expect(starShares(stars)).toEqual(shares)
})

test('what a case changed, and how that came about, stand beside its words', () => {
  changeMedia({ width: 1024 })
  const caseChange = { measure: 'Resent', before: 21, after: 2, unit: 'count' } as const
  const caseSteps: Department['caseSteps'] = [['Report'], ['Outbox'], ['Hospital system']]
  const department = { title: 'Finance', isCase: true, caseLink: '/story', caseChange, caseSteps }
  renderWithMessages(section([department]), ['common', 'departments-navigation', 'stories'])
  const beside = screen.getByText('Resent').parentElement!.parentElement!
  expect(within(beside).getByText('Outbox')).toBeTruthy()
  expect(within(beside).queryByRole('link')).toBeNull()
})
