import { expect, test } from '../support/site-test.ts'

test('a page is fetched while the pointer rests on a link to it', async ({ page }) => {
  const answer = await page.goto('/privacy-policy')
  const named = answer!.headers()['speculation-rules']!.replaceAll('"', '')
  const rules = await page.request.get(named)
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json')
  const { prefetch } = await rules.json()
  expect(prefetch).toHaveLength(1)
  expect(prefetch[0].eagerness).toBe('moderate')
})
