import { expect, test } from 'vitest'
import { posts } from './load.server.ts'
import { tagSlug } from './tag-slug.ts'

test.each([
  ['FHIR', 'fhir'],
  ['Code review', 'code-review'],
  [' code  Review ', 'code-review'],
  ['Node.js', 'node-js'],
  ['.NET', 'dotnet'],
  ['ASP.NET', 'asp-net'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['Hand-offs', 'hand-offs'],
  ['Genève', 'geneve'],
])('The tag “%s” has the address %s', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})

test('No two tags of our posts share an address, so each is spelled in one way', () => {
  const tags = [...new Set(posts('en').flatMap((post) => post.tags))]
  expect(tags.length).toBeGreaterThan(20)
  expect(new Set(tags.map(tagSlug)).size).toBe(tags.length)
})
