import { describe, expect, test, vi } from 'vitest'
import { memoizeReader } from '../locales/memoize-reader.server.ts'
import { memoize } from './memoize.ts'

describe.each([
  ['what the code alone decides', memoize],
  ['what reads words or content', memoizeReader],
] as const)('%s', (_, keep) => {
  test('is made once for the same words, and for others by itself', () => {
    const read = vi.fn((kind: string, slug: string) => ({ path: `${kind}/${slug}` }))
    const kept = keep(read)
    expect(kept('blog', 'a')).toBe(kept('blog', 'a'))
    expect(kept('blog', 'b')).toEqual({ path: 'blog/b' })
    expect(kept('bl', 'og\na')).not.toBe(kept('blog', 'a'))
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('is not kept when it is a fault: the next reader hears of it too', () => {
    const kept = keep((slug: string) => {
      throw new Error(slug)
    })
    expect(() => kept('a')).toThrow('a')
    expect(() => kept('a')).toThrow('a')
  })
})
