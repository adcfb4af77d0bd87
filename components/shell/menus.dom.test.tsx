import { screen, within } from '@testing-library/react'
import { telephone } from '../../content/company.ts'
import { describe, expect, test } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { legalEntity } from '../../content/company.ts'
import { exampleMenu } from './example-menu.ts'
import { Footer } from './Footer.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { type CurrentRoute, menuIds } from './navigation.ts'
import type { MenuId } from '../../locales/menus.ts'
import { PhoneMenuGroup } from './PhoneMenu.tsx'
import { pathInLocale } from './LocaleMenu.tsx'

const catalogs = ['common', 'claims', 'taxonomy']

type Column = readonly [heading: string, links: readonly (readonly [text: string, path: string])[]]

/** Columns of each menu as a visitor reads them. */
const expected: Record<MenuId, readonly Column[]> = {
  services: [
    [
      'Ways to work',
      [
        ['Dedicated team', '/services/dedicated-team'],
        ['Staff augmentation', '/services/staff-augmentation-services'],
      ],
    ],
    ['Fields of work', [['DevOps', '/services/devops']]],
  ],
  industries: [
    ['Healthcare and education', [['Healthcare', '/industries/healthcare']]],
    ['Money and trade', [['Fintech', '/industries/fintech']]],
    [
      'Transport and travel',
      [['Logistics and Transportation', '/industries/logistics-and-transportation']],
    ],
  ],
  hire: [
    [
      'Hire by role',
      [
        ['Front-end developers', '/hire/front-end-developers'],
        ['Back-end developers', '/hire/back-end-developers'],
        ['Full-stack developers', '/hire/full-stack-developers'],
        ['Mobile developers', '/hire/mobile-developers'],
        ['iOS developers', '/hire/ios-developers'],
        ['Android developers', '/hire/android-developers'],
        ['QA engineers', '/hire/qa-engineers'],
      ],
    ],
    ['Hire by skill', [['React developers', '/hire/react-developers']]],
    ['Hire by country', [['Developers in Poland', '/hire/poland']]],
  ],
  company: [
    [
      'How we work',
      [
        ['About', '/about'],
        ['How we hire', '/how-we-hire'],
      ],
    ],
    ['Check us', [['Our figures', '/claims']]],
  ],
}
const ends: Record<MenuId, readonly [text: string, path: string]> = {
  services: ['All services', '/services'],
  industries: ['All industries', '/industries'],
  hire: ['All roles, skills and countries', '/hire'],
  company: ['Contact us', '/contact-us'],
}
const names: Record<MenuId, string> = {
  services: 'Services',
  industries: 'Industries',
  hire: 'Hire',
  company: 'Company',
}

const linksOf = (menu: MenuId) => expected[menu].flatMap(([, links]) => links)

/** Name and address of links, closed panels included; the line under a name is in a span of its own. */
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .filter((link) => !/^(tel|mailto):/.test(link.getAttribute('href')!))
    .map((link) => [link.firstChild!.textContent, link.getAttribute('href')])

/** The list below what it is a list of. */
const listUnder = (heading: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('li > ul'), (list) => list).find(
    ({ parentElement }) => parentElement!.firstChild!.textContent === heading,
  )!

/** Addresses of the links that are marked as the current page. */
const markedIn = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('a[aria-current="page"]'), (link) =>
    link.getAttribute('href'),
  )

const currents: readonly [name: string, CurrentRoute, MenuId, string | undefined][] = [
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
  ['the page about us', { id: 'about', params: {} }, 'company', '/about'],
  ['the contact page', { id: 'contact-us', params: {} }, 'company', '/contact-us'],
  ['a page outside the menu', { id: 'contact-us', params: {} }, 'industries', undefined],
  ['a page that does not exist', undefined, 'services', undefined],
]

type Menu = typeof MegaMenu | typeof PhoneMenuGroup

function renderMenu(Menu: Menu, menu: MenuId, current?: CurrentRoute) {
  const { container } = renderWithMessages(
    <Menu menu={menu} columns={exampleMenu[menu]} current={current} />,
    catalogs,
  )
  return container
}

describe.each<[name: string, menu: Menu]>([
  ['The panel of the header', MegaMenu],
  ['The group of the phone menu', PhoneMenuGroup],
])('%s', (_, Menu) => {
  test.each(menuIds)('%s lists its pages and the way on', (menu) => {
    expect(linksIn(renderMenu(Menu, menu))).toEqual([...linksOf(menu), ends[menu]])
  })

  test.each(currents)('on %s marks the page it leads to', (__, current, menu, marked) => {
    expect(markedIn(renderMenu(Menu, menu, current))).toEqual(marked ? [marked] : [])
  })
})

describe('The panel of the header', () => {
  test.each(menuIds)('of %s has its pages in columns, each under its heading', (menu) => {
    renderMenu(MegaMenu, menu)
    for (const [heading, links] of expected[menu]) {
      expect(linksIn(listUnder(heading))).toEqual(links)
    }
  })

  test('shows under a way to work what it is', () => {
    renderMenu(MegaMenu, 'services')
    const link = screen.getByRole('link', { name: /^Staff augmentation/, hidden: true })
    expect(link.textContent).toBe('Staff augmentationEngineers in your team, led by you')
  })

  test.each(menuIds)('of %s is opened by the button with its name', (menu) => {
    const container = renderMenu(MegaMenu, menu)
    const button = screen.getByRole('button', { name: names[menu] })
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

  test('of the company has its telephone, and only that one', () => {
    for (const menu of menuIds) renderMenu(MegaMenu, menu)
    const calls = screen.getAllByText(legalEntity.telephone)
    expect(calls.map((link) => link.closest('[popover]')!.id)).toEqual(['menu-company'])
  })
})

test('The groups of the phone menu have their names and are a set in which one is open', () => {
  const { container } = renderWithMessages(
    <>
      {menuIds.map((id) => (
        <PhoneMenuGroup key={id} menu={id} columns={exampleMenu[id]} current={undefined} />
      ))}
    </>,
    catalogs,
  )
  const groups = Array.from(container.querySelectorAll('details'), (group) => [
    group.querySelector('summary')!.textContent,
    group.getAttribute('name'),
  ])
  expect(groups).toEqual([
    ['Services', 'phone-menu'],
    ['Industries', 'phone-menu'],
    ['Hire', 'phone-menu'],
    ['Hire by role7', 'phone-menu-hire'],
    ['Company', 'phone-menu'],
  ])
})

describe('The footer', () => {
  test.each(menuIds)('lists the pages of %s under its name, folded on a phone', (menu) => {
    renderWithMessages(<Footer menu={exampleMenu} />, catalogs)
    const group = screen.getByRole('navigation', { name: names[menu] })
    const further =
      menu === 'company'
        ? [
            ['Success stories', '/success-stories'],
            ['Blog', '/blog'],
            ['Blog RSS feed', '/rss.xml'],
          ]
        : []
    expect(linksIn(group)).toEqual([...linksOf(menu), ...further, ends[menu]])
    expect(group.querySelector('details')!.getAttribute('name')).toBe('footer')
    expect(group.querySelector('summary')!.textContent).toBe(names[menu])
  })

  test('has roles, skills and countries under headings of their own', () => {
    renderWithMessages(<Footer menu={exampleMenu} />, catalogs)
    for (const [heading, links] of expected.hire) {
      expect(linksIn(listUnder(heading))).toEqual(links)
    }
  })

  test('says who the company is by law, and that it is a sample', () => {
    const { container } = renderWithMessages(<Footer menu={exampleMenu} />, catalogs)
    expect(container.querySelector('address')!.textContent).toBe(
      `Helmwright OÜ SampleNäidise 1, 10111 Tallinn, Estonia${telephone().shown}hello@helmwright.example`,
    )
  })

  test('ends with the legal pages, the imprint first', () => {
    renderWithMessages(<Footer menu={exampleMenu} />, catalogs)
    expect(linksIn(screen.getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Imprint', '/imprint'],
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
      ['Cookies and storage', '/cookies-and-storage'],
      ['Accessibility', '/accessibility'],
      ['Site map', '/sitemap'],
    ])
  })
})

const story = { id: 'success-stories.story', params: { story: 'xola' } } as const

test.each([
  [story, ['en', 'de'], '/de/success-stories/xola'],
  [story, ['en'], '/de/success-stories'],
  [{ id: 'home', params: {} }, ['en', 'de'], '/de'],
  [undefined, [], '/de'],
] as const)('%j, there in %j, leads to %s', (current, pageLocales, path) => {
  expect(pathInLocale('de', current, pageLocales)).toBe(path)
})
