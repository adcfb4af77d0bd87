import { expect, test } from 'vitest'
import { served } from '../support/served-site.ts'

test('a page is fetched while the pointer rests on a link to it', async () => {
  const { headers } = await served('/privacy-policy')
  const named = String(headers['speculation-rules'])
  expect(named).toMatch(/^"\/[^"]+"$/)
  const rules = await served(named.replaceAll('"', ''))
  expect(rules.headers['content-type']).toContain('application/speculationrules+json')
  const { prefetch } = JSON.parse(rules.body.toString())
  expect(prefetch).toHaveLength(1)
  expect(prefetch[0].eagerness).toBe('moderate')
})
