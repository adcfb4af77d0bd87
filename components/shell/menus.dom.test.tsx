import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { exampleMenu } from './example-menu.ts'
import { Footer } from './Footer.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { type CurrentRoute, type MenuGroupId, menuGroupIds } from './navigation.ts'
import { PhoneMenuGroup } from './PhoneMenuGroup.tsx'

const namespaces = ['common', 'claims', 'taxonomy']

/** Links of each group as a visitor reads them, the way on at the end. */
const expected: Record<MenuGroupId, readonly (readonly [text: string, path: string])[]> = {
  services: [
    ['Dedicated development team', '/services/dedicated-team'],
    ['Staff augmentation', '/services/staff-augmentation-services'],
    ['Software development outsourcing', '/services/software-development-outsourcing'],
    ['All services', '/services'],
  ],
  industries: [
    ['Healthcare', '/industries/healthcare'],
    ['Fintech', '/industries/fintech'],
    ['Logistics and Transportation', '/industries/logistics-and-transportation'],
    ['All industries', '/industries'],
  ],
  hire: [
    ['QA engineers', '/hire/qa-engineers'],
    ['React developers', '/hire/react-developers'],
    ['Developers in Poland', '/hire/poland'],
    ['All roles, skills and countries', '/hire'],
  ],
  'success-stories': [
    ['OpenRad', '/success-stories/openrad'],
    ['Tipalti', '/success-stories/tipalti'],
    ['All success stories', '/success-stories'],
  ],
}
const names = {
  services: 'Services',
  industries: 'Industries',
  hire: 'Hire',
  'success-stories': 'Success stories',
}

/** Title and address of links, closed panels included; a summary is in a span of its own. */
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [(link.querySelector('span') ?? link).textContent, link.getAttribute('href')])

/** Addresses of the links that are marked as the current page. */
const markedIn = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('a[aria-current="page"]'), (link) =>
    link.getAttribute('href'),
  )

const currents: readonly [name: string, CurrentRoute, MenuGroupId, string | undefined][] = [
  [
    'a service',
    { id: 'services.dedicated-team', params: {} },
    'services',
    '/services/dedicated-team',
  ],
  ['the list of services', { id: 'services', params: {} }, 'services', '/services'],
  ['the list of industries', { id: 'industries', params: {} }, 'industries', '/industries'],
  ['the finder', { id: 'service-finder', params: {} }, 'services', undefined],
  [
    'an industry',
    { id: 'industries.industry', params: { industry: 'fintech' } },
    'industries',
    '/industries/fintech',
  ],
  [
    'an industry that the menu does not list',
    { id: 'industries.industry', params: { industry: 'retail' } },
    'industries',
    undefined,
  ],
  ['a country', { id: 'hire.country', params: { country: 'poland' } }, 'hire', '/hire/poland'],
  [
    'a story',
    { id: 'success-stories.story', params: { story: 'tipalti' } },
    'success-stories',
    '/success-stories/tipalti',
  ],
  [
    'the list of stories',
    { id: 'success-stories', params: {} },
    'success-stories',
    '/success-stories',
  ],
  ['a page outside the group', { id: 'contact-us', params: {} }, 'industries', undefined],
  ['a page that does not exist', undefined, 'services', undefined],
]

type Menu = typeof MegaMenu | typeof PhoneMenuGroup

function renderMenu(Menu: Menu, group: MenuGroupId, current?: CurrentRoute) {
  const { container } = renderWithMessages(
    <Menu group={group} links={exampleMenu[group]} current={current} />,
    namespaces,
  )
  return container
}

describe.each<[name: string, menu: Menu]>([
  ['The panel of the header', MegaMenu],
  ['The group of the phone menu', PhoneMenuGroup],
])('%s', (_, Menu) => {
  test.each(menuGroupIds)('%s lists its pages and the way on', (group) => {
    expect(linksIn(renderMenu(Menu, group))).toEqual(expected[group])
  })

  test.each(currents)('on %s marks the page it leads to', (__, current, group, marked) => {
    expect(markedIn(renderMenu(Menu, group, current))).toEqual(marked ? [marked] : [])
  })
})

describe('The panel of the header', () => {
  test('shows under each service what it is', () => {
    renderMenu(MegaMenu, 'services')
    for (const { title, summary } of exampleMenu.services) {
      const link = screen.getByRole('link', { name: new RegExp(`^${title}`), hidden: true })
      expect(link.textContent).toBe(`${title}${summary}`)
    }
  })

  test.each(menuGroupIds)('of %s is opened by the button with its name', (group) => {
    const container = renderMenu(MegaMenu, group)
    const button = screen.getByRole('button', { name: names[group] })
    const panel = container.querySelector('[popover]')
    expect(button.getAttribute('popovertarget')).toBe(panel!.id)
    expect(button.hasAttribute('aria-current')).toBe(false)
  })

  test('on an industry that it does not list still marks its button', () => {
    renderMenu(MegaMenu, 'industries', {
      id: 'industries.industry',
      params: { industry: 'retail' },
    })
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Industries')
  })
})

test('The groups of the phone menu have their names and are a set in which one is open', () => {
  const { container } = renderWithMessages(
    <>
      {menuGroupIds.map((group) => (
        <PhoneMenuGroup key={group} group={group} links={exampleMenu[group]} current={undefined} />
      ))}
    </>,
    namespaces,
  )
  const groups = Array.from(container.querySelectorAll('details'), (group) => [
    group.querySelector('summary')!.textContent,
    group.getAttribute('name'),
  ])
  expect(groups).toEqual(menuGroupIds.map((group) => [names[group], 'phone-menu']))
})

describe('The footer', () => {
  test.each(menuGroupIds)('lists the pages of %s under their name', (group) => {
    renderWithMessages(<Footer menu={exampleMenu} />, namespaces)
    const list = screen.getByRole('navigation', { name: names[group] })
    expect(linksIn(list)).toEqual(expected[group].slice(0, -1))
  })

  test('ends a long list with the way to all of it', () => {
    const [engineer] = exampleMenu.hire
    const hire = Array.from({ length: 10 }, (_, at) => ({
      ...engineer!,
      params: { role: `${at}` },
    }))
    renderWithMessages(<Footer menu={{ ...exampleMenu, hire }} />, namespaces)
    const links = linksIn(screen.getByRole('navigation', { name: names.hire }))
    expect(links).toHaveLength(10)
    expect(links.at(-1)).toEqual(['All roles, skills and countries', '/hire'])
  })

  test('lists the pages of the company and the legal ones', () => {
    renderWithMessages(<Footer menu={exampleMenu} />, namespaces)
    expect(linksIn(screen.getByRole('navigation', { name: 'Company' }))).toEqual([
      ['Success stories', '/success-stories'],
      ['Service finder', '/service-finder'],
      ['Engagement models', '/engagement-models'],
      ['Technologies', '/technologies'],
      ['About', '/about'],
      ['How we hire', '/how-we-hire'],
      ['FAQ', '/faq'],
      ['Compliance', '/compliance'],
      ['Our figures', '/claims'],
      ['Client reviews', '/reviews'],
      ['Blog', '/blog'],
      ['Get in touch', '/get-in-touch'],
      ['Contact us', '/contact-us'],
      ['Blog as RSS', '/rss.xml'],
    ])
    expect(linksIn(screen.getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
      ['Cookies and storage', '/cookies-and-storage'],
      ['Accessibility', '/accessibility'],
      ['Site map', '/sitemap'],
    ])
  })
})
