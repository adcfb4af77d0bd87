import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { startApp } from '../../tests/support/app-under-test.ts'

test('whoever finds a weakness learns whom to tell, for less than a year', async () => {
  const now = Date.UTC(2026, 10, 21)
  const app = await startApp({ now: () => now })
  const answer = await app.get('/.well-known/security.txt')
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const lines = (await answer.text()).trim().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s)))
  expect(fields).toMatchObject({
    Contact: `mailto:${company.email}`,
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  })
  const days = (Date.parse(fields.Expires) - now) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  expect(fields['Preferred-Languages']).toMatch(/\ben\b/)
  await app.stop()
})
