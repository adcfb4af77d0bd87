import { describe, expect, test } from 'vitest'
import { feedsOf } from '../../locales/feeds.ts'
import { gone, type GonePage, movedPaths, movedTo } from '../../locales/moved-and-gone.ts'
import { extractLocale, matchRoute } from '../../locales/addresses.ts'
import { canonicalPath } from '../../server/http/site-paths.ts'
import { listedPages } from '../support/listed-pages.ts'

const known = new Set(
  (['en', 'de'] as const)
    .flatMap((locale) => [...listedPages(locale), ...feedsOf(locale)])
    .map(({ path }) => path),
)

describe.each(movedPaths)('The earlier path %s', (path) => {
  test.each(['', '/de'])('leads to a page in one step, from “%s”', (prefix) => {
    const target = movedTo(prefix + path)!
    expect(known).toContain(target)
    expect(canonicalPath(target)).toBe(target)
    expect(canonicalPath(`${prefix}/${path.toUpperCase()}//index.html`)).toBe(target)
    expect(extractLocale(target).locale).toBe(prefix === '' ? 'en' : 'de')
  })

  test('is no page itself', () => {
    expect(known).not.toContain(path)
  })
})

test('telecommunications are found at their short name (A-35)', () => {
  expect(movedTo('/industries/telecommunications')).toBe('/industries/telecom')
  expect(movedTo('/de/industries/telecommunications')).toBe('/de/industries/telecom')
  expect(movedTo('/industries/telecom')).toBeUndefined()
})

test('a path that is in another language than its prefix leads to that of the language', () => {
  expect(movedTo('/de/imprint')).toBe('/de/impressum')
  expect(movedTo('/impressum')).toBe('/de/impressum')
  expect(movedTo('/imprint')).toBeUndefined()
  expect(movedTo('/de/impressum')).toBeUndefined()
  expect(canonicalPath('/de/imprint.html')).toBe('/de/impressum')
  expect(canonicalPath('/DE/Impressum/')).toBe('/de/impressum')
})

/** What is wrong with a list of removed pages. */
function errorsOf(list: readonly GonePage[], today: string): string[] {
  return list.flatMap(({ path, date, reason }) => [
    ...(known.has(path) ? [`${path} is a page`] : []),
    ...(movedTo(path) ? [`${path} has moved`] : []),
    ...(canonicalPath(path) === path ? [] : [`${path} is redirected`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(date) && date <= today ? [] : [`${date} is no day that was`]),
    ...(reason.length < 10 ? [`"${reason}" is no reason`] : []),
    ...(matchRoute(extractLocale(path).path)?.id === 'request' ? [`${path} is a receipt`] : []),
  ])
}

test('the list of removed pages is in order', () => {
  expect(errorsOf(gone, new Date().toISOString().slice(0, 10))).toEqual([])
})

test('a list with faults would be found', () => {
  const reason = 'Its subject was switched off.'
  const list = [
    { path: '/contact-us', date: '2026-01-01', reason },
    { path: '/industries/telecommunications', date: '2026-01-01', reason },
    { path: '/blog/old', date: '2030-01-01', reason: 'old' },
  ]
  expect(errorsOf(list, '2026-11-22')).toEqual([
    '/contact-us is a page',
    '/industries/telecommunications has moved',
    '/industries/telecommunications is redirected',
    '2030-01-01 is no day that was',
    '"old" is no reason',
  ])
})
