import type { ReactNode } from 'react'
import type { TermBand } from '../../../content/compare.ts'
import type { CityId } from '../../../content/facts/cities.ts'
import type { PlateId } from '../../../content/facts/plates.ts'
import type { SellingFacts } from '../../../content/selling-facts.ts'
import type { HireCountry } from '../../../content/taxonomy.ts'
import type { Position } from '../../../content/team-cost.ts'
import type { Salary } from '../../text/SalaryText.tsx'

/** One of the things that stand side by side. */
export type ComparedItem = {
  id: string
  name: string
  /** Of its page. */
  path: string
  /** What its page is about, in one sentence. */
  description: string
  facts: SellingFacts
  /** The drawing that explains it on its page; a country has a map. */
  plate?: PlateId
  /** What a contract says, for a model. */
  terms: readonly { title: string; value: boolean | string; band: TermBand; sample: boolean }[]
  /** What an hour costs, for a role or a skill. */
  levels: readonly { level: 'middle' | 'senior' | 'lead'; low: number; high: number }[]
  position?: Position
  country?: {
    id: HireCountry
    /** The one with the office first. */
    cities: readonly CityId[]
    /** What each of them is known for. */
    strengths: Readonly<Partial<Record<CityId, string>>>
    /** By what rates are multiplied there. */
    factor: number
    salary: Salary
    /** Of the IANA database. */
    timeZone: string
  }
}

/** Headings of the rows, in the order of the table. */
export const bands = ['people', 'money', 'risk', 'place'] as const
export type Band = (typeof bands)[number]

/** A question with the answer of each thing. */
export type ComparedRow = {
  id: string
  band: Band
  name: ReactNode
  /** `key` is the same where the answers are. */
  cells: readonly { key: string; shown: ReactNode }[]
  sample?: boolean
}

/** A row whose cells are made of each thing. */
export function row(
  question: Omit<ComparedRow, 'cells'>,
  items: readonly ComparedItem[],
  /** What is compared, and what is shown where that is not the same. */
  cellOf: (item: ComparedItem) => readonly [key: string, shown?: ReactNode],
): ComparedRow {
  const cells = items.map((item) => {
    const [key, shown = key] = cellOf(item)
    return { key, shown }
  })
  return { ...question, cells }
}
