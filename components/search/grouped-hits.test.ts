import { expect, test } from 'vitest'
import type { Hit } from './find-documents.ts'
import { groupedHits } from './grouped-hits.ts'

const hit = (kind: Hit['kind'], title: string): Hit => ({
  kind,
  title,
  path: '/',
  summary: '',
  terms: [],
  byTitle: true,
})

test('the group with the best hit comes first, each group in its order and no longer than asked', () => {
  const hits = [hit('story', 'a'), hit('page', 'b'), hit('story', 'c'), hit('story', 'd')]
  const groups = groupedHits(hits, 2).map(({ kind, hits: own }) => [
    kind,
    own.map(({ title }) => title),
  ])
  expect(groups).toEqual([
    ['story', ['a', 'c']],
    ['page', ['b']],
  ])
})
