import type { AddressQuery } from './address-query.ts'

/** One line of the form, as an address says it. */
export type TeamRow = { team: string; role: string; level: string; place: string; count: string }

/** What a form calls its teams. */
export const teamIds: readonly string[] = ['1', '2', '3']

/** The lines that an address says, in its order. */
export function rowsOf({
  team = [],
  role = [],
  level = [],
  place = [],
  count = [],
}: AddressQuery): TeamRow[] {
  return role.map((position, at) => ({
    team: team[at] ?? teamIds[0]!,
    role: position,
    level: level[at] ?? '',
    place: place[at] ?? '',
    count: count[at] ?? '',
  }))
}

/** The teams that rows are of, in the order of the form. */
export function teamNumbers(rows: readonly TeamRow[]): string[] {
  return teamIds.filter((id) => rows.some(({ team }) => team === id))
}
