import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftKey } from '../components/forms/draft.ts'
import { answeredAtKey } from '../components/questionnaire/keep-answer.ts'
import { answerKeys } from '../components/questionnaire/known-answer.ts'
import { formNames } from '../server/contract/form-names.ts'

test('the privacy policy names every key that the site stores, and no other', () => {
  const policy = readFileSync(new URL('legal/privacy-policy/en.md', import.meta.url), 'utf8')
  const [, storage = ''] = /\{#storage\}(.*?)\n## /s.exec(policy) ?? []
  const named = [...storage.matchAll(/`([^`]+)`/g)].map(([, key]) => key!)
  expect(named.sort()).toEqual([...answerKeys, answeredAtKey, ...formNames.map(draftKey)].sort())
})
