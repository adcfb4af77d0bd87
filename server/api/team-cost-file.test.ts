import { afterEach, describe, expect, test } from 'vitest'
import { exchangeRates, rateCard } from '../../content/facts/rates.ts'
import { type AppUnderTest, startApp } from '../../tests/support/app-under-test.ts'

describe('team-cost.csv', () => {
  let app: AppUnderTest

  afterEach(() => app.stop())

  /** Cells of each record; every cell is quoted, and none of them holds a quotation mark. */
  async function table(path: string, separator = ',') {
    app = await startApp()
    const response = await app.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=team-cost.csv')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const text = new TextDecoder().decode(bytes)
    expect(text.endsWith('\r\n')).toBe(true)
    return text
      .slice(0, -2)
      .split('\r\n')
      .map((line) => (line === '' ? [] : line.slice(1, -1).split(`"${separator}"`)))
  }

  test('holds the calculation of two teams in dollars, as it was worked out by hand', async () => {
    const query =
      'team=1&role=full-stack-developers&level=senior&place=georgia&count=2' +
      '&team=1&role=react-developers&level=middle&place=poland&count=1&months=12' +
      '&team=2&role=qa-engineers&level=lead&place=argentina&count=3&months=6&zone=london&currency=USD'
    const [header, ...records] = await table(`/team-cost.csv?${query}`)
    expect(header).toHaveLength(15)
    expect(records.slice(0, 7)).toEqual([
      // 2 × 0.84 × 147 × 1.1298 = 279.0154…; × 45 = 12,555.69; × 60 = 16,740.93
      '1;1;Full-stack developers;Senior;Georgia;2;45;60;EUR;0.84;147;1.1298;12500;16800;USD'.split(
        ';',
      ),
      // 147 × 1.1298 = 166.0806; × 32 = 5,314.58; × 42 = 6,975.39
      '1;2;React;Middle;Poland;1;32;42;EUR;1;147;1.1298;5300;7000;USD'.split(';'),
      ['1', 'The team, per month', ...blank(10), '17800', '23800', 'USD'],
      ['1', 'Times 12 months', ...blank(10), '213600', '285600', 'USD'],
      // 3 × 0.9 × 147 × 1.1298 = 448.41762; × 44 = 19,730.38; × 56 = 25,111.39
      '2;1;QA engineers;Lead;Argentina;3;44;56;EUR;0.9;147;1.1298;19700;25200;USD'.split(';'),
      ['2', 'The team, per month', ...blank(10), '19700', '25200', 'USD'],
      ['2', 'Times 6 months', ...blank(10), '118200', '151200', 'USD'],
    ])
    expect(records.slice(7)).toEqual([
      [],
      [expect.stringContaining('before VAT')],
      [`Rate card of ${rateCard.asOf}`, expect.stringContaining('Sample figures')],
      [expect.stringContaining(exchangeRates.source.asOf), exchangeRates.source.url],
      ['This calculation as a page', `http://localhost:3000/team-cost?${query}`],
    ])
  })

  test('is in the language of its address', async () => {
    const [header] = await table('/en-XA/team-cost.csv?role=qa-engineers')
    expect(header!.join('')).toContain('Ţéáɱ')
  })

  test('has decimals and separators as spreadsheets of German readers expect them', async () => {
    const [header, line] = await table(
      '/de/team-cost.csv?role=qa-engineers&level=senior&place=georgia&count=1&months=1&currency=USD',
      ';',
    )
    expect(header).toHaveLength(15)
    // 34 × 0.84 × 147 × 1.1298 = 4,743.26…; 46 × 0.84 × 147 × 1.1298 = 6,417.35…
    expect(line!.slice(5)).toEqual('1;34;46;EUR;0,84;147;1,1298;4700;6500;USD'.split(';'))
  })

  test('takes hostile values as the page does', async () => {
    const [, first] = await table(
      '/team-cost.csv?role=qa-engineers&count=-5&place=%3DHYPERLINK(1)&currency=%22%0A&months=9999',
    )
    expect(first!.slice(2, 6)).toEqual(['QA engineers', 'Senior', 'Poland', '1'])
    expect(first!.at(-1)).toBe('EUR')
  })

  test.each(['', '?', '?role=pirates', '?months=3'])('%s leads to the form', async (query) => {
    app = await startApp()
    const response = await app.get(`/team-cost.csv${query}`)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(
      query.length > 1 ? `/team-cost${query}` : '/team-cost',
    )
  })
})

const blank = (count: number) => Array.from({ length: count }, () => '')
