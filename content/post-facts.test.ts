import { expect, test } from 'vitest'
import { authorLabel } from './post-facts.ts'
import { company } from './company.ts'

test.each([
  ['Devico Team', `${company.name} Team`],
  ['by Devico Team', `by ${company.name} Team`],
  ['Ida Brandt and Devico Team, Kyiv', `Ida Brandt and ${company.name} Team, Kyiv`],
  ['Devico Team, Devico Team', `${company.name} Team, ${company.name} Team`],
  ['DEVICO TEAM', `${company.name} Team`],
  ['Ida Brandt', 'Ida Brandt'],
  ['Team', 'Team'],
  ['', ''],
])('"%s" is shown as "%s"', (label, shown) => {
  expect(authorLabel(label)).toBe(shown)
})

test.each(['Devico', 'devico team', 'The Devico  Team', 'Devico’s people'])(
  'the former name never shows: "%s"',
  (label) => {
    expect(authorLabel(label)).not.toMatch(/devico/i)
  },
)
