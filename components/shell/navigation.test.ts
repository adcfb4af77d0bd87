import { describe, expect, test } from 'vitest'
import { exampleMenu } from './example-menu.ts'
import {
  type CurrentRoute,
  groupEnds,
  isCurrentBranch,
  isCurrentGroup,
  isCurrentLink,
  menuGroupIds,
  type MenuLink,
  routesIn,
} from './navigation.ts'

const at = (id: NonNullable<CurrentRoute>['id'], params: Record<string, string> = {}) => ({
  id,
  params,
})
const groupsAt = (current: CurrentRoute) =>
  menuGroupIds.filter((group) => isCurrentGroup(group, exampleMenu[group], current))

describe('The entry of the menu that is marked', () => {
  test.each([
    ['the page of a service', at('services.dedicated-team'), ['services']],
    ['healthcare', at('industries.healthcare'), ['industries']],
    ['another industry', at('industries.industry', { industry: 'retail' }), ['industries']],
    [
      'a story that the menu shows',
      at('success-stories.story', { story: 'tipalti' }),
      ['success-stories'],
    ],
    [
      'a story that it does not show',
      at('success-stories.story', { story: 'xola' }),
      ['success-stories'],
    ],
    ['the list of stories', at('success-stories'), ['success-stories']],
    ['the page of a role', at('hire.role', { role: 'ios-developers' }), ['hire']],
    ['the list of services', at('services'), ['services']],
    ['the list of industries', at('industries'), ['industries']],
    ['the finder, which belongs to no group', at('service-finder'), []],
    ['the home page', at('home'), []],
    ['a page that does not exist', undefined, []],
  ] as const)('on %s', (_, current, groups) => {
    expect(groupsAt(current)).toEqual(groups)
  })
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
  expect(routesIn('header')).toEqual(['about', 'blog'])
  expect(routesIn('footer-legal')).toEqual([
    'terms-of-service',
    'privacy-policy',
    'cookies-and-storage',
    'accessibility',
    'sitemap',
  ])
  expect(routesIn('footer-company')).toContain('success-stories')
  expect(Object.keys(groupEnds)).toEqual([...menuGroupIds])
})
