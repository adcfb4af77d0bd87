import { describe, expect, test } from 'vitest'
import { data as mobile } from '../../pages/services/mobile-development/+data.ts'
import { data as web } from '../../pages/services/web-development/+data.ts'
import { data as technologies } from '../../pages/technologies/+data.ts'
import { pagePaths } from '../../pages/registry/pages.ts'

describe.each(['en', 'de'] as const)('in %s', (locale) => {
  const known = pagePaths()
  const context = { locale } as never

  test.each([
    ['web development', () => web(context).frameworks.frameworks],
    ['mobile development', () => mobile(context).frameworks.frameworks],
    ['technologies', () => technologies(context).frameworks.frameworks],
  ])('every framework of the page about %s leads to a page to hire for it', (_, read) => {
    for (const { name, link = '' } of read()) {
      expect(link, name).toMatch(/^(\/de)?\/hire\/[a-z-]+$/)
      expect(known).toContain(link)
    }
  })
})
