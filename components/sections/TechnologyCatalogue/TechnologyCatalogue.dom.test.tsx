import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { technologyGroups } from '../../../content/facts/technologies.ts'
import { catalogMessages } from '../../../locales/catalog.server.ts'
import { changeMedia } from '../../../tests/support/fake-browser.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { IntlRoot } from '../../text/IntlRoot.tsx'
import { unionOfGroups } from '../../ui/MarkGrid.tsx'
import { examples } from './TechnologyCatalogue.examples.tsx'
import { TechnologyCatalogue } from './TechnologyCatalogue.tsx'

const catalogs = ['common', ...examples.catalogs]

/** How many technologies each page of the visible panel contains. */
const pageSizes = () =>
  Array.from(
    document.querySelectorAll('[role=tabpanel]:not([hidden]) [role=group] ul'),
    ({ children }) => children.length,
  )

test('the tabs stand in the order of T-36 with their counts, the first selected', () => {
  const groups = technologyGroups.map(({ title, items }) => ({ title, items: items.slice(0, 2) }))
  const count = unionOfGroups(groups).length
  renderWithMessages(
    <TechnologyCatalogue copy="technology-catalogue.section" groups={groups} />,
    catalogs,
  )
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    `All, ${count}`,
    ...[
      'Backend',
      'Frontend',
      'Databases',
      'DevOps',
      'Clouds',
      'Android',
      'iOS',
      'Cross-platform',
      'Blockchain',
    ].map((name) => `${name}, 2`),
  ])
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByText(`Showing ${count}`)).toBeInstanceOf(Element)
})

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ subtitle: `Technology ${at}` }))

test('at 1750 px a page holds nine technologies, at 1749 seven (K-07)', () => {
  changeMedia({ width: 1750 })
  renderWithMessages(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[{ title: 'backend', items: items(19) }]}
    />,
    catalogs,
  )
  expect(pageSizes()).toEqual([9, 9, 1])
  act(() => changeMedia({ width: 1749 }))
  expect(pageSizes()).toEqual([7, 7, 5])
})

test.each([
  [1, 1750, [1]],
  [9, 1750, [9]],
  [10, 1750, [9, 1]],
  [18, 1750, [9, 9]],
  [10, 1749, [7, 3]],
])('%d technologies at %d px make pages of %j', (count, width, sizes) => {
  changeMedia({ width })
  renderWithMessages(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[{ title: 'backend', items: items(count) }]}
    />,
    catalogs,
  )
  expect(pageSizes()).toEqual(sizes)
})

test('on a page of its own the catalogue shows each tab as one grid, without pages', () => {
  renderWithMessages(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[{ title: 'backend', items: items(19) }]}
      arrangement="grid"
    />,
    catalogs,
  )
  const panel = screen.getByRole('tabpanel', { name: /All/ })
  expect(within(panel).getAllByRole('listitem')).toHaveLength(19)
  expect(within(panel).queryByRole('group')).toBeNull()
})

test('there all of them stand by group, each once in its home, with the engineers and stories of the group', () => {
  renderWithMessages(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[
        {
          title: 'backend',
          items: [
            { subtitle: 'Go', href: '/hire/golang-developers' },
            { subtitle: 'Kotlin', home: 'android' },
          ],
          role: 'back-end-developers',
          stories: [{ slug: 'tidewell', client: 'Tidewell', language: undefined, sample: true }],
        },
        { title: 'android', items: [{ subtitle: 'Kotlin', home: 'android' }] },
      ]}
      arrangement="grid"
    />,
    [...catalogs, 'taxonomy'],
  )
  const panel = screen.getByRole('tabpanel', { name: /All/ })
  const headings = within(panel).getAllByRole('heading').slice(1)
  const technologiesOf = (heading: HTMLElement) =>
    within(heading.parentElement!.parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(headings.map((heading) => [heading.textContent, technologiesOf(heading)])).toEqual([
    ['Backend', ['Go']],
    ['Android', ['Kotlin']],
  ])
  const links = within(panel).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back-end developers', '/hire/back-end-developers'],
    ['Tidewell', '/success-stories/tidewell'],
    ['Go', '/hire/golang-developers'],
  ])
  expect(within(panel).getByText('Sample')).toBeInstanceOf(Element)
})

test('a group without engineers and stories shows its technologies alone', () => {
  renderWithMessages(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[{ title: 'blockchain', items: [{ subtitle: 'Solidity' }] }]}
      arrangement="grid"
    />,
    [...catalogs, 'taxonomy'],
  )
  const panel = screen.getByRole('tabpanel', { name: /All/ })
  expect([...panel.querySelectorAll('div')].filter(({ innerHTML }) => innerHTML === '')).toEqual([])
})

test('before its script runs a page holds seven, as in most windows, so that nothing moves under the pointer', () => {
  const html = renderToString(
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      <TechnologyCatalogue
        copy="technology-catalogue.section"
        groups={[{ title: 'backend', items: items(9) }]}
      />
    </IntlRoot>,
  )
  const [first = ''] = html.match(/<ul.*?<\/ul>/s) ?? []
  expect(first.match(/<li/g)).toHaveLength(7)
})

test('a technology of several groups stands in each, and once among all (A-73)', async () => {
  renderWithMessages(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[
        { title: 'backend', items: [{ subtitle: 'GraphQL' }, { subtitle: 'Go' }] },
        { title: 'frontend', items: [{ subtitle: ' graphql' }] },
      ]}
    />,
    catalogs,
  )
  expect(pageSizes()).toEqual([2])
  await userEvent.click(screen.getByRole('tab', { name: /Frontend/ }))
  expect(pageSizes()).toEqual([1])
})

test('a group without technologies has no tab, and none at all no section', () => {
  const { container, unmount } = renderWithMessages(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[
        { title: 'backend', items: [{ subtitle: 'Go' }] },
        { title: 'frontend', items: [] },
      ]}
    />,
    catalogs,
  )
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  unmount()
  renderWithMessages(
    <TechnologyCatalogue copy="technology-catalogue.section" groups={[]} />,
    catalogs,
  )
  expect(container.innerHTML).toBe('')
})
