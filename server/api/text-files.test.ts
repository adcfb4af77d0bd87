import { afterEach, describe, expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { companyPage } from '../../content/load-pages.server.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'

describe('security.txt', () => {
  test('whoever finds a weakness learns whom to tell, for less than a year', async () => {
    const now = Date.UTC(2026, 10, 21)
    const app = await startApp({ now: () => now })
    const response = await app.get('/.well-known/security.txt')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    const lines = (await response.text()).trim().split('\n')
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
})

describe('due-diligence.txt', () => {
  let app: AppUnderTest

  afterEach(() => app.stop())

  test.each(['/compliance/due-diligence.txt', '/en-XA/compliance/due-diligence.txt'])(
    '%s gives every answer of the page as plain text',
    async (path) => {
      app = await startApp()
      const response = await app.get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
      const text = await response.text()
      const { parts } = companyPage('en', 'compliance').text.sections.diligence
      for (const [at, { title }] of parts.entries()) expect(text).toContain(`${at + 1}. ${title}\n`)
      expect(text).toContain('Only named people on a list that you approve get access.')
      expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;/)
      expect(text).toContain(`${path.replace('/due-diligence.txt', '')}#diligence`)
    },
  )
})
