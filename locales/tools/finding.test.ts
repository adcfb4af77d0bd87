import { expect, test } from 'vitest'
import { findingLine } from './finding.ts'

test('a finding tells file, line, id, what was found and what to do', () => {
  const place = { file: 'locales/en/home.json', line: 12, id: 'home.hero.lead' }
  expect(findingLine({ place, found: 'two spaces in a row', advice: 'leave one' })).toBe(
    'locales/en/home.json:12 home.hero.lead: two spaces in a row – leave one',
  )
})
