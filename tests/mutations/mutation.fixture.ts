import type { RuleName } from '../../locales/tools/finding.ts'
import type { CatalogCopy } from './catalog-copy.fixture.ts'

/** The rules that must speak, in their order, and what plants the error. */
export type Mutation = readonly [rules: readonly RuleName[], plant: (copy: CatalogCopy) => void]

export type Mutations = Readonly<Record<string, Mutation>>
