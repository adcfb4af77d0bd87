import { describe, expect, test } from 'vitest'
import { routes } from '../../locales/route-table.ts'
import { exampleMenu } from './example-menu.ts'
import {
  type CurrentRoute,
  isCurrentBranch,
  isCurrentLink,
  isCurrentMenu,
  menuIds,
  type MenuLink,
  routesIn,
} from './navigation.ts'

const at = (id: NonNullable<CurrentRoute>['id'], params: Record<string, string> = {}) => ({
  id,
  params,
})
const menusAt = (current: CurrentRoute) =>
  menuIds.filter((id) => isCurrentMenu(id, exampleMenu[id], current))

describe('The entry of the menu that is marked', () => {
  test.each([
    ['the page of a service', at('services.dedicated-team'), ['services']],
    ['healthcare', at('industries.healthcare'), ['industries']],
    ['another industry', at('industries.industry', { industry: 'retail' }), ['industries']],
    ['the page of a role', at('hire.role', { role: 'ios-developers' }), ['hire']],
    ['the list of services', at('services'), ['services']],
    ['the list of industries', at('industries'), ['industries']],
    ['the page about us', at('about'), ['company']],
    ['the contact page, to which a menu leads on', at('contact-us'), ['company']],
    ['a story, which belongs to no menu', at('success-stories.story', { story: 'xola' }), []],
    ['the home page', at('home'), []],
    ['a page that does not exist', undefined, []],
  ] as const)('on %s', (_, current, marked) => {
    expect(menusAt(current)).toEqual(marked)
  })
})

test('no page stands in two menus', () => {
  const twice = Object.values(routes).filter(({ menu = [] }) => menu.length > 1)
  expect(twice).toEqual([])
})

describe('A link of the menu leads to the current page', () => {
  const fintech: MenuLink = {
    route: 'industries.industry',
    params: { industry: 'fintech' },
    industry: 'fintech',
  }

  test('when route and parameters are the same', () => {
    expect(isCurrentLink(fintech, at('industries.industry', { industry: 'fintech' }))).toBe(true)
    const healthcare: MenuLink = { route: 'industries.healthcare', industry: 'healthcare' }
    expect(isCurrentLink(healthcare, at('industries.healthcare'))).toBe(true)
  })

  test.each([
    ['another industry', at('industries.industry', { industry: 'retail' })],
    ['another route', at('industries.healthcare')],
    ['a page that does not exist', undefined],
  ])('but not on %s', (_, current) => {
    expect(isCurrentLink(fintech, current)).toBe(false)
  })
})

test('An entry stands for its page and for the pages below it', () => {
  expect(isCurrentBranch('success-stories', at('success-stories'))).toBe(true)
  expect(isCurrentBranch('success-stories', at('success-stories.story', { story: 'x' }))).toBe(true)
  expect(isCurrentBranch('blog', at('blog.tag', { tag: 'x' }))).toBe(true)
  expect(isCurrentBranch('contact-us', at('success-stories'))).toBe(false)
  expect(isCurrentBranch('home', undefined)).toBe(false)
})

test('Header and footer offer the routes that the table gives them', () => {
  expect(routesIn('header')).toEqual(['success-stories', 'blog'])
  expect(routesIn('footer-legal')).toEqual([
    'imprint',
    'terms-of-service',
    'privacy-policy',
    'cookies-and-storage',
    'accessibility',
    'sitemap',
  ])
  expect(routesIn('company.proof')).toEqual(['compliance', 'claims', 'reviews'])
})
