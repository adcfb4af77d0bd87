import { describe, expect, test } from 'vitest'
import {
  goals,
  goalTitles,
  industries,
  industryPaths,
  modelPaths,
  models,
} from '../../content/taxonomy.ts'
import { matchRoute } from '../../locales/addresses.ts'
import { contactPayload, startProjectPayload } from '../../server/contract/contact.ts'
import { recommend } from './recommend.ts'

const expected = {
  'Realize a software vision': 'outsourcing',
  'Build your talent team': 'build',
  'Get temp flexible support': 'extend',
  'Expand operations': 'extend',
  'Avoid HR overheads': 'extend',
  'Do more for less': 'extend',
  'Modernize legacy IT systems': 'build',
  'Reduce operational costs': 'extend',
  'Acquire experienced professionals': 'extend',
  'Enhance in-house expertise': 'extend',
  'Get end-to-end solution': 'outsourcing',
  'Boost your ROI': 'outsourcing',
} as const

describe.each(goalTitles.map((title, at) => [title, goals[at]!] as const))('%s', (title, goal) => {
  const others = Object.keys(models).filter((model) => model !== expected[title])

  test.each(industries)('for %s the wizard begins with the best match', (industry) => {
    const { best, order } = recommend({ goal, industry }, 'wizard')
    expect(best).toBe(expected[title])
    expect(order).toEqual([best, ...others])
  })

  test.each(industries)('for %s the table keeps its order and marks the best match', (industry) => {
    const { best, order } = recommend({ goal, industry }, 'table')
    expect(best).toBe(expected[title])
    expect(order).toEqual(['build', 'extend', 'outsourcing'])
  })
})

test.each(['wizard', 'table'] as const)(
  'without a goal nothing matches best in the %s',
  (variant) => {
    expect(recommend({ goal: '', industry: 'retail' }, variant)).toMatchObject({
      best: undefined,
      order: ['build', 'extend', 'outsourcing'],
    })
  },
)

test.each([
  ['healthcare', 'result', 'none'],
  ['fintech', 'result', 'none'],
  ['educational', 'result', 'none'],
  ['telecommunications', 'result', 'none'],
  ['sports', 'no-page', 'no-page'],
  ['logistics_and_transportation', 'result', 'none'],
  ['ecommerce', 'result', 'none'],
  ['real_estate', 'no-page', 'no-page'],
  ['travel_and_hospitality', 'result', 'none'],
  ['adtech', 'result', 'none'],
  ['retail', 'result', 'none'],
  ['other', 'no-page', 'no-page'],
  ['', 'none', 'none'],
] as const)('industry %j is %s in the wizard and %s in the table', (industry, wizard, table) => {
  for (const goal of goals) {
    expect(recommend({ goal, industry }, 'wizard').industry).toBe(wizard)
    expect(recommend({ goal, industry }, 'table').industry).toBe(table)
  }
})

test.each(goals)('%s reaches both payloads with every industry and result', (goal) => {
  for (const industry of industries) {
    for (const final of Object.values(models)) {
      const answers = { goal, industry, final, service: '' }
      expect(contactPayload(answers)).toMatchObject(answers)
      expect(startProjectPayload(answers)).toMatchObject(answers)
    }
  }
})

test('every result has an address of its own, which is a page of the site', () => {
  const paths = [...Object.values(modelPaths), ...Object.values(industryPaths)]
  expect(paths).toHaveLength(12)
  expect(new Set(paths).size).toBe(12)
  for (const path of paths) {
    expect(path).toMatch(/^\/(services|industries)\/[a-z-]+$/)
    expect(matchRoute(path), path).toBeDefined()
  }
})
