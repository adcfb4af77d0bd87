import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { technologies, technologyGroups } from '../../../content/facts/technologies.ts'
import { changeMedia } from '../../../tests/support/fake-media.ts'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { examples } from './TechnologyCatalogue.examples.tsx'
import { TechnologyCatalogue } from './TechnologyCatalogue.tsx'

const words = ['common', ...examples.namespaces]

const pageSizes = (tab: string) =>
  within(screen.getByRole('tabpanel', { name: new RegExp(`^${tab}`) }))
    .getAllByRole('group')
    .map((page) => within(page).getAllByRole('listitem').length)

test('the tabs stand in the order of T-36 with their counts, the first selected', () => {
  renderWithWords(examples.examples.usual!, words)
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    `All${technologies.length}`,
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
    ].map((name, at) => `${name}${technologyGroups[at]!.items.length}`),
  ])
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByText(`Showing ${technologies.length}`)).toBeInstanceOf(Element)
})

test('at 1750 px a page holds nine technologies, at 1749 seven (K-07)', () => {
  changeMedia({ width: 1750 })
  renderWithWords(examples.examples.usual!, words)
  expect(
    pageSizes('All')
      .slice(0, -1)
      .every((size) => size === 9),
  ).toBe(true)
  act(() => changeMedia({ width: 1749 }))
  expect(
    pageSizes('All')
      .slice(0, -1)
      .every((size) => size === 7),
  ).toBe(true)
})

test('a technology of several groups stands in each, and once among all (A-73)', async () => {
  renderWithWords(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[
        { title: 'backend', items: [{ subtitle: 'GraphQL' }, { subtitle: 'Go' }] },
        { title: 'frontend', items: [{ subtitle: ' graphql' }] },
      ]}
    />,
    words,
  )
  expect(pageSizes('All')).toEqual([2])
  await userEvent.click(screen.getByRole('tab', { name: /Frontend/ }))
  expect(pageSizes('Frontend')).toEqual([1])
})

test('a group without technologies has no tab, and none at all no section', () => {
  const { container, unmount } = renderWithWords(
    <TechnologyCatalogue
      copy="technology-catalogue.section"
      groups={[
        { title: 'backend', items: [{ subtitle: 'Go' }] },
        { title: 'frontend', items: [] },
      ]}
    />,
    words,
  )
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  unmount()
  renderWithWords(<TechnologyCatalogue copy="technology-catalogue.section" groups={[]} />, words)
  expect(container.innerHTML).toBe('')
})
