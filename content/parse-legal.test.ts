import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from './company.ts'
import { parseLegal } from './parse-legal.ts'

const file = 'content/legal/x/en.md'
const text = `# Privacy Policy

What we store.

Read it *whole*.

And keep it.

## Who we are {#who}

We are {company}.

- [Write](mailto:{email})
`

test('A legal text is read into summary, opening and sections with their anchors', () => {
  expect(parseLegal(file, text, 'en')).toEqual({
    title: 'Privacy Policy',
    summary: 'What we store.',
    intro: '<p>Read it <em>whole</em>.</p><p>And keep it.</p>',
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        html: expect.stringMatching(
          /^<p>We are \w+\.<\/p>\s*<ul>\s*<li><a href="mailto:\S+@\S+">Write/,
        ),
      },
    ],
  })
})

test.each([
  ['an opening paragraph beside the summary', text.replace(/Read it[^]*?## /, '## ')],
  ['any section', text.replace(/## [^]*/, '')],
])('A legal text without %s is refused by file', (_, cut) => {
  expect(() => parseLegal(file, cut, 'en')).toThrow(`${file}: opening: `)
})

test('The privacy policy names the times by which the server deletes', () => {
  const policy = readFileSync(new URL('legal/privacy-policy/en.md', import.meta.url), 'utf8')
  const tokens = Object.keys(company.retention).map((what) => `{days.${what}} days`)
  expect(tokens.filter((token) => !policy.includes(token))).toEqual([])
})
