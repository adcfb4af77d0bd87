import { expect, test } from 'vitest'
import { readBlogPosts } from './blog-posts.ts'

const post = {
  image: { src: '/art/cover.0123abcd.svg', width: 1200, height: 800 },
  title: 'A title',
  date: '2026-11-17',
  preview: 'First words.',
  slug: 'a-title',
  category: 'healthcare',
  tags: ['HL7'],
}

test.each([[[]], [[post]], [[post, { ...post, slug: 'another', tags: [] }]]])(
  'a list of %j is an answer',
  (response) => expect(readBlogPosts(response)).toEqual(response),
)

test('what else a post holds is left behind', () => {
  expect(readBlogPosts([{ ...post, html: '<p>' }])).toEqual([post])
})

test.each(Object.keys(post))('one post without "%s" spoils the answer', (key) => {
  expect(readBlogPosts([post, { ...post, [key]: undefined }])).toBeUndefined()
})

test.each([
  [{ slug: '../contact-us' }],
  [{ slug: 'A title' }],
  [{ image: { ...post.image, src: 'https://elsewhere.example/x.svg' } }],
  [{ image: { ...post.image, src: '//elsewhere.example/x.svg' } }],
  [{ image: { ...post.image, src: '/\\elsewhere.example/x.svg' } }],
  [{ image: { ...post.image, width: 0 } }],
  [{ date: 'yesterday' }],
  [{ tags: 'HL7' }],
  [{ title: '' }],
])('a post with %j spoils it too', (change) => {
  expect(readBlogPosts([{ ...post, ...change }])).toBeUndefined()
})

test.each([[null], [undefined], [{}], [{ posts: [post] }], ['[]']])('%j is none', (response) =>
  expect(readBlogPosts(response)).toBeUndefined(),
)
