import { describe, expect, test } from 'vitest'
import { goals, goalTitles, industries, industryTitles } from '../../content/taxonomy.ts'
import { validAnswer } from './valid-answer.ts'

describe('a goal or an industry', () => {
  test.each(goals.map((slug, at) => [slug, goalTitles[at]!] as const))(
    '%s is known by slug and title',
    (slug, title) => {
      expect(validAnswer('goal', slug)).toBe(slug)
      expect(validAnswer('goal', title)).toBe(slug)
      expect(validAnswer('industry', slug)).toBe('')
    },
  )

  test.each(industries.map((slug, at) => [slug, industryTitles[at]!] as const))(
    '%s is known by slug and title',
    (slug, title) => {
      expect(validAnswer('industry', slug)).toBe(slug)
      expect(validAnswer('industry', title)).toBe(slug)
    },
  )

  test.each(['', null, undefined, 'boost', '<b>', 'constructor'])('%j is ignored', (raw) => {
    expect(validAnswer('goal', raw)).toBe('')
    expect(validAnswer('industry', raw)).toBe('')
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
  ])('%j is kept as %j', (raw, value) => expect(validAnswer('final', raw)).toBe(value))

  test('stays as it is when unknown, up to 200 characters', () => {
    expect(validAnswer('service', 'x'.repeat(200))).toHaveLength(200)
    expect(validAnswer('service', 'x'.repeat(201))).toHaveLength(200)
    expect(validAnswer('service', 'EXTEND')).toBe('EXTEND')
  })
})
