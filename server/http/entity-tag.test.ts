import { expect, test } from 'vitest'
import { entityTag } from './entity-tag.ts'

const tag = entityTag(Buffer.from('one'))

test('a tag follows from the content and is strong', () => {
  expect(tag).toBe(entityTag(Buffer.from('one')))
  expect(tag).not.toBe(entityTag(Buffer.from('two')))
  expect(tag).toMatch(/^"[\w-]{22}"$/)
})
