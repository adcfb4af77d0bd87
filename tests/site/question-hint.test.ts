import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['en', 'de'])(
  'the words that the search of questions suggests in %s find one',
  (locale) => {
    const messages = JSON.parse(readFileSync(`locales/${locale}/question-search.json`, 'utf8'))
    const hint: string = messages['question-search.hint'].defaultMessage
    const suggested = [...hint.matchAll(/[“„]([^”“]+)[”“]/g)].map(([, words]) =>
      words!.toLowerCase(),
    )
    const questions = readFileSync(`content/pages/faq/${locale}.md`, 'utf8').toLowerCase()
    expect(suggested).toHaveLength(2)
    expect(suggested.filter((words) => !questions.includes(words))).toEqual([])
  },
)
