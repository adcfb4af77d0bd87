import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from './company.ts'
import { parseLegal } from './legal-text.ts'
import { draftKeptFor } from '../components/forms/draft.ts'
import { storedKeys } from '../components/forms/stored-keys.ts'
import { answersKeptFor } from '../components/questionnaire/answer-storage.ts'

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

test('the telephone in a legal text calls, and no line end divides it', () => {
  const [section] = parseLegal(file, `${text}\n- {telephone}\n`, 'en').sections
  expect(section!.html).toMatch(/<a href="tel:\+\d+">\+[\d\u00A0]+<\/a>/)
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

const policy = readFileSync(new URL('legal/privacy-policy/en.md', import.meta.url), 'utf8')
const [, storage = ''] = /\{#storage\}(.*?)\n## /s.exec(policy) ?? []

test('the privacy policy names every key that the site stores, and no other', () => {
  const named = [...storage.matchAll(/`([^`]+)`/g)].map(([, key]) => key!)
  expect(named.sort()).toEqual(storedKeys.map(({ key }) => key).sort())
})

test('the privacy policy names the times after which answers and drafts are forgotten', () => {
  const hour = 60 * 60 * 1000
  expect(storage).toContain(`for ${answersKeptFor / (24 * hour)} days after your last answer`)
  expect(storage).toContain(`for ${draftKeptFor / hour} hours at most`)
})

test('only the files behind the list of keys touch the storage', () => {
  const touching = ['components', 'pages', 'locales'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\b(local|session)Storage\b/.test(readFileSync(path, 'utf8'))),
  )
  expect(touching.sort()).toEqual([
    'components/forms/draft.ts',
    // Asks only whether anything is kept.
    'components/islands/start-islands.ts',
    // In builds for translators only.
    'components/l10n-preview/preview-mode.ts',
    'components/questionnaire/answer-storage.ts',
    'components/questionnaire/keep-answer.ts',
    'components/questionnaire/selection-storage.ts',
    'components/sections/StoredNow/useStored.ts',
    'components/text/locale-choice.ts',
  ])
})
