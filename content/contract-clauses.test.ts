import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractClauses } from './contract-clauses.server.ts'

test.each(['en', 'de'])('the outline in %s has the clauses under their numbers', (locale) => {
  const text = readFileSync(`content/documents/contract-outline/${locale}.md`, 'utf8')
  for (const { number, section } of Object.values(contractClauses())) {
    const [, ...rest] = text.split(new RegExp(`^## .*\\{#${section}\\}$`, 'm'))
    const [own] = rest.join('').split(/^## /m)
    expect(own).toMatch(new RegExp(`^${number}\\. `, 'm'))
  }
  expect(contractClauses()).toMatchObject({
    minimum: { number: 3, section: 'term' },
    law: { section: 'liability' },
  })
})
