import { expect, test } from 'vitest'
import { entityTag, hasTag } from './entity-tag.ts'

const tag = entityTag(Buffer.from('one'))

test('a tag follows from the content and is strong', () => {
  expect(tag).toBe(entityTag(Buffer.from('one')))
  expect(tag).not.toBe(entityTag(Buffer.from('two')))
  expect(tag).toMatch(/^"[\w-]{22}"$/)
})

test.each([tag, `W/${tag}`, `"other", ${tag}`, `"other",W/${tag} , "third"`, '*'])(
  'a reader that sends If-None-Match: %s has the content',
  (header) => expect(hasTag(header, tag)).toBe(true),
)

test.each([undefined, '', '"other"', 'W/"other"', tag.slice(1, -1)])(
  'a reader that sends If-None-Match: %s has it not',
  (header) => expect(hasTag(header, tag)).toBe(false),
)
