import { expect, test } from 'vitest'
import { refuseForeignBuild } from './built-for.ts'
import { SettingFault } from './setting-fault.ts'

test('fault 19: a public site refuses pages that carry another address', () => {
  const start = () => refuseForeignBuild('https://www.helmwright.example', 'http://localhost:3000')
  expect(start).toThrow(SettingFault)
  expect(start).toThrow(/^SITE_URL is https:\/\/www\.helmwright\.example .*: set SITE_URL /)
})

test.each([
  ['https://www.helmwright.example', 'https://www.helmwright.example/'],
  ['http://localhost:8080', 'https://www.helmwright.example'],
])('%s may show pages for %s', (siteUrl, builtFor) => {
  expect(() => refuseForeignBuild(siteUrl, builtFor)).not.toThrow()
})
