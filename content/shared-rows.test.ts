import { expect, test } from 'vitest'
import { withSharedRows } from './shared-rows.ts'

const file = 'content/hire/atlantis/en.md'
const ways = `# Ways

| What | Through us | Freelancer |
| --- | --- | --- |
| Who searches | We | You |
| Time | Days | Weeks |
`
const table = (head: string, row: string) => `Words.\n\n${head}\n| --- | --- | --- |\n${row}\n`
const filled = (head: string, row: string) => withSharedRows(file, table(head, row), () => ways)

test('cells that say {ways} hold what the ways’ own table says in the row and column of their names', () => {
  expect(filled('| What | Through us | Freelancer |', '| Time | {ways} | {ways} |')).toBe(
    table('| What | Through us | Freelancer |', '| Time | Days | Weeks |'),
  )
  expect(filled('| What | Freelancer | Through us |', '| Time | {ways} | {ways} |')).toBe(
    table('| What | Freelancer | Through us |', '| Time | Weeks | Days |'),
  )
})

test.each([
  ['row', '| What | Through us | Freelancer |', '| Duration | {ways} | {ways} |', 'Duration'],
  ['column', '| What | Through us | A ferry |', '| Time | {ways} | {ways} |', 'Time'],
  ['column, since one is too many', '| What | Through us |', '| Time | {ways} | {ways} |', 'Time'],
])('they are refused without such a %s', (_, head, row, field) => {
  expect(() => filled(head, row)).toThrow(`${file}: ${field}: `)
})
