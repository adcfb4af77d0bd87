import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftKeptFor } from '../components/forms/draft.ts'
import { storedKeys } from '../components/forms/stored-keys.ts'
import { answersKeptFor } from '../components/questionnaire/answer-storage.ts'

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
    'components/l10n-preview/preview-mode-store.ts',
    'components/questionnaire/answer-storage.ts',
    'components/questionnaire/keep-answer.ts',
    'components/questionnaire/selection-storage.ts',
    'components/sections/StoredNow/useStored.ts',
    'components/text/locale-choice.ts',
  ])
})
