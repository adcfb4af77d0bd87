import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('the same words are read once, others for themselves', () => {
  const read = vi.fn((kind: string, slug: string) => ({ path: `${kind}/${slug}` }))
  const kept = memoize(read)
  expect(kept('blog', 'a')).toBe(kept('blog', 'a'))
  expect(kept('blog', 'b')).toEqual({ path: 'blog/b' })
  expect(kept('bl', 'og\na')).not.toBe(kept('blog', 'a'))
  expect(read).toHaveBeenCalledTimes(3)
})

test('a fault is not kept: the next reader hears of it too', () => {
  const kept = memoize((slug: string) => {
    throw new Error(slug)
  })
  expect(() => kept('a')).toThrow('a')
  expect(() => kept('a')).toThrow('a')
})
