import { afterEach, expect, test } from 'vitest'
import { companyPage } from '../../content/load.server.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'

let app: AppUnderTest

afterEach(() => app.stop())

test.each(['/compliance/due-diligence.txt', '/en-XA/compliance/due-diligence.txt'])(
  '%s gives every answer of the page as plain text',
  async (path) => {
    app = await startApp()
    const answer = await app.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    const text = await answer.text()
    const { parts } = companyPage('en', 'compliance').text.sections.diligence
    for (const [at, { title }] of parts.entries()) expect(text).toContain(`${at + 1}. ${title}\n`)
    expect(text).toContain('Only named people on a list that you approve.')
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;/)
    expect(text).toContain(`${path.replace('/due-diligence.txt', '')}#diligence`)
  },
)
