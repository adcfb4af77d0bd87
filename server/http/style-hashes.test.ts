import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './site-headers.ts'
import { urlOfFile, stylePolicies } from './style-hashes.ts'

test.each([
  ['index.html', '/'],
  ['about/index.html', '/about'],
  ['de/index.html', '/de'],
  ['blog/tag/x/index.html', '/blog/tag/x'],
  ['de\\about\\index.html', '/de/about'],
  ['de/404.html', '/de/404'],
])('the file %s is asked for at %s', (file, path) => {
  expect(urlOfFile(file)).toBe(path)
})

test('a page’s policy allows the style within it, and no other page’s', () => {
  const policyOf = stylePolicies({ '/about': 'sha256-A=' }, 'https://site.example')
  const { 'Content-Security-Policy': policy } = policyOf('/about')
  expect(policy).toContain("style-src 'self' 'sha256-A=';")
  expect(policy!.replace(" 'sha256-A='", '')).toBe(contentSecurityPolicy('https://site.example'))
  expect(policyOf('/contact-us')).toEqual({})
})
