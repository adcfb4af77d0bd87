import { describe, expect, test } from 'vitest'
import { servicePage } from './load.server.ts'
import { serviceItems } from './service-items.server.ts'

describe.each(['en', 'de'] as const)('services in a list, %s', (locale) => {
  test('the line beside a name says what the service promises, not the name once more', () => {
    const items = serviceItems(locale)
    expect(items.map(({ summary }) => summary)).toEqual(
      items.map(({ slug }) => servicePage(locale, slug).text.sections.hero.opening[0]),
    )
    for (const { title, summary } of items) expect(summary).not.toBe(title)
  })
})
