import { expect, test } from 'vitest'
import { type Finding, findingLine, isError } from './finding.ts'

const location = { file: 'locales/en/home.json', line: 12, id: 'home.hero.lead' }
const finding: Finding = {
  location,
  rule: 'typography',
  found: 'two spaces in a row',
  advice: 'leave one',
}

test('a finding tells file, line, id, what was found, what to do and by which rule', () => {
  expect(findingLine(finding)).toBe(
    'locales/en/home.json:12 home.hero.lead: two spaces in a row – leave one [typography]',
  )
  expect(isError(finding)).toBe(true)
})

test('a warning says that it is one', () => {
  const warning: Finding = { ...finding, level: 'warning' }
  expect(findingLine(warning)).toContain('home.hero.lead: warning: two spaces in a row')
  expect(isError(warning)).toBe(false)
})
