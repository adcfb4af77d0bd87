import { expect, test } from 'vitest'
import type { Industry, Model } from '../../../content/taxonomy.ts'
import { storiesLike } from './stories-like.ts'

const story = (slug: string, industry: Industry, model: Model) => ({ slug, industry, model })
const stories = [
  story('wallet', 'fintech', 'build'),
  story('shop', 'retail', 'outsourcing'),
  story('bank', 'fintech', 'outsourcing'),
  story('clinic', 'healthcare', 'outsourcing'),
  story('fleet', 'logistics_and_transportation', 'extend'),
]
const found = (answers: Parameters<typeof storiesLike>[1]) =>
  storiesLike(stories, answers).map(({ story: { slug }, likeness }) => `${slug}: ${likeness}`)

test('a story of the same industry and model comes first, then the industry, then the model', () => {
  expect(found({ goal: 'boost_your_roi', industry: 'fintech' })).toEqual([
    'bank: both',
    'wallet: industry',
    'shop: model',
  ])
})

test('one answer is enough', () => {
  expect(found({ goal: '', industry: 'healthcare' })).toEqual(['clinic: industry'])
  expect(found({ goal: 'expand_operations', industry: '' })).toEqual(['fleet: model'])
})

test('without answers, or where nothing is like them, no story is offered', () => {
  expect(found({ goal: '', industry: '' })).toEqual([])
  expect(found({ goal: '', industry: 'adtech' })).toEqual([])
})
