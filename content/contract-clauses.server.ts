import { ContentError } from './content-error.ts'
import { textFile } from './content-files.server.ts'
import { memoize } from './memoize.ts'

/** A clause of the outline of the contract: its number, and the section that holds it. */
type ContractClause = { number: number; section: string }

/** Clauses that pages lead to, by the names that they have in the English outline. */
const names = {
  minimum: 'Minimum term',
  trial: 'Trial',
  notice: 'Notice',
  price: 'Price',
  invoices: 'Invoices',
  rights: 'Rights',
  liability: 'Liability',
  people: 'Hiring our engineers',
  law: 'Law and disputes',
} as const

type ContractClauses = Readonly<Record<keyof typeof names, ContractClause>>

/**
 * Where the outline says what pages say in plain words.
 * @throws ContentError when it has no such clause
 */
export const contractClauses = memoize((): ContractClauses => {
  const [path, text] = textFile('documents', 'contract-outline', 'en')
  const clauses = new Map<string, ContractClause>()
  let section = ''
  for (const line of text.split('\n')) {
    section = /^## .*\{#([\w-]+)\}$/.exec(line)?.[1] ?? section
    const [, number, name] = /^(\d+)\. \*\*(.+?)\.\*\*/.exec(line) ?? []
    if (name) clauses.set(name, { number: Number(number), section })
  }
  const found = Object.entries(names).map(([id, name]) => {
    const clause = clauses.get(name)
    if (!clause) throw new ContentError(path, name, 'is missing, and pages lead to it')
    return [id, clause]
  })
  return Object.fromEntries(found) as ContractClauses
})
