import { expect, test, vi } from 'vitest'
import { rateCard } from '../../content/facts/rates.ts'
import { briefFromQuery, briefQuery } from '../contract/brief.ts'
import { readBriefText, withBriefText } from './brief-text.ts'

const siteUrl = 'https://www.helmwright.example'
const cost =
  'role=full-stack-developers&level=senior&place=georgia&count=2&role=qa-engineers&level=middle&place=poland&count=1&months=12&zone=london'

const writing = {
  siteUrl,
  now: new Date('2026-11-25T20:00Z'),
  onError: (error: unknown) => {
    throw error
  },
}
const stored = (query: string) => withBriefText({ brief: query }, writing).brief

test('a brief is stored in words, with the address that shows it', () => {
  // 2 × 45 × 0.84 × 147 = 11,113.2; 2 × 60 × 0.84 × 147 = 14,817.6; 26 × 147 = 3,822; 34 × 147 = 4,998
  expect(stored(briefQuery({ cost }))).toBe(`Team cost (Sample)
- Price range: €14,900–19,900 per month for 12 months
- For 12 months: €178,800–238,800
- 2 × Full-stack developers (Senior, Georgia): €11,100–14,900 per month
- 1 × QA engineers (Middle, Poland): €3,800–5,000 per month
${siteUrl}/my-brief?${briefQuery({ cost })}`)
})

test('several teams are told apart', () => {
  const teams =
    'team=1&role=qa-engineers&level=middle&place=poland&count=1&team=2&role=qa-engineers&level=lead&place=poland&count=1&months=6&months=3&zone=london'
  expect(stored(briefQuery({ cost: teams }))?.match(/^- Team \d: .*$/gm)).toEqual([
    '- Team 1: €3,800–5,000 per month for 6 months',
    '- Team 2: €6,400–8,300 per month for 3 months',
  ])
})

test('an address puts no words of its own into a brief, and figures stay within their bounds', () => {
  const hostile =
    'role=qa-engineers&level=%3Cb%3Ex%3C%2Fb%3E&place=%0AEmail%3A+forged&count=-10000&months=1e99&zone=%E2%80%AE&extra=Pay+us'
  expect(stored(briefQuery({ cost: hostile }))).toBe(`Team cost (Sample)
- Price range: €4,900–6,800 per month for 36 months
- For 36 months: €176,400–244,800
- 1 × QA engineers (Senior, Poland): €4,900–6,800 per month
${siteUrl}/my-brief?${briefQuery({ cost: 'role=qa-engineers&level=senior&place=poland&count=1&months=36&zone=london' })}`)
})

test('a brief that says nothing leaves no key behind', () => {
  const payload = withBriefText(
    { email: 'a@b.example', brief: briefQuery({ cost: 'role=pirates' }) },
    writing,
  )
  expect(payload).toEqual({ email: 'a@b.example' })
  expect(withBriefText({ email: 'a@b.example' }, writing)).toEqual({ email: 'a@b.example' })
})

test('a fault of our figures costs the words alone: the request has the address of its brief', () => {
  const onError = vi.fn<(error: unknown) => void>()
  const rates = rateCard.rates
  Object.assign(rateCard, { rates: [] })
  const brief = briefQuery({ cost })
  expect(withBriefText({ name: 'Ada', brief }, { ...writing, onError })).toEqual({
    name: 'Ada',
    brief: `${siteUrl}/my-brief?${brief}`,
  })
  expect(onError).toHaveBeenCalledOnce()
  Object.assign(rateCard, { rates })
})

test('hours are those of the day that it is where the visitor is', () => {
  // Thursday morning in Auckland, and Wednesday evening in UTC.
  expect(stored(briefQuery({ hours: 'city=auckland&place=warsaw' }))).toContain(
    'on 26 November 2026',
  )
})

test('a stored brief is read part by part, and any other text is none', () => {
  const brief = readBriefText(stored(briefQuery({ cost })))!
  expect(brief.parts.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Team cost (Sample)', 4],
  ])
  expect(briefFromQuery(new URL(brief.href).search)).toEqual({ cost })
  for (const text of [undefined, '', 'Two\nlines', '- a: b']) {
    expect(readBriefText(text)).toBeUndefined()
  }
})
