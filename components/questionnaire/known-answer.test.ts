import { describe, expect, test } from 'vitest'
import { goals, goalTitles, industries, industryTitles } from '../../content/taxonomy.ts'
import { known } from './known-answer.ts'

describe('a goal or an industry', () => {
  test.each(goals.map((slug, at) => [slug, goalTitles[at]!] as const))(
    '%s is known by slug and title',
    (slug, title) => {
      expect(known('goal', slug)).toBe(slug)
      expect(known('goal', title)).toBe(slug)
      expect(known('industry', slug)).toBe('')
    },
  )

  test.each(industries.map((slug, at) => [slug, industryTitles[at]!] as const))(
    '%s is known by slug and title',
    (slug, title) => {
      expect(known('industry', slug)).toBe(slug)
      expect(known('industry', title)).toBe(slug)
    },
  )

  test.each(['', null, undefined, 'boost', '<b>', 'constructor'])('%j is ignored', (raw) => {
    expect(known('goal', raw)).toBe('')
    expect(known('industry', raw)).toBe('')
  })
})

describe('a result or a service', () => {
  test.each([
    ['Extend Your Team', 'Extend Your Team'],
    ['EXTEND', 'Extend Your Team'],
    ['build', 'Build Your Dedicated Team'],
    ['Retail', 'Retail'],
    ['constructor', 'constructor'],
    ['  ', ''],
  ])('%j is kept as %j', (raw, value) => expect(known('final', raw)).toBe(value))

  test('stays as it is when unknown, up to 200 characters', () => {
    expect(known('service', 'x'.repeat(200))).toHaveLength(200)
    expect(known('service', 'x'.repeat(201))).toHaveLength(200)
    expect(known('service', 'EXTEND')).toBe('EXTEND')
  })
})
