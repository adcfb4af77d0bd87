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

/** What a press of a button of the form leaves open: a line of a team, by the team's number, or a team. */
export type OpenPart = number | 'team' | undefined

/** The same address after the press of a button that adds, copies or removes; every other value is no press. */
export function afterPress(query: AddressQuery): { query: AddressQuery; open: OpenPart } {
  const { add, remove, 'add-team': more, 'copy-team': copy, 'remove-team': less, ...asked } = query
  if (!add && !remove && !more && !copy && !less) return { query: asked, open: undefined }
  const all = rowsOf(asked)
  const rest = remove ? all.filter((_, index) => index !== Number(remove[0])) : all
  const groups = teamNumbers(all).map((id, at) => ({
    id,
    months: asked.months?.[at] ?? '',
    rows: rest.filter(({ team }) => team === id),
  }))
  const left = groups.filter(({ id }) => id !== less?.[0])
  const copies = groups.filter(({ id }) => id === copy?.[0])
  const chosen = [...left, ...copies]
    .filter(({ rows }) => rows.some(({ role }) => role !== ''))
    .slice(0, teamIds.length)
  const rows = chosen.flatMap((group, at) =>
    group.rows.map((row) => ({ ...row, team: teamIds[at]! })),
  )
  const column = (key: keyof TeamRow) => rows.map((row) => row[key])
  const months = chosen.length > 0 ? chosen.map((group) => group.months) : asked.months
  return {
    query: {
      ...asked,
      team: column('team'),
      role: column('role'),
      level: column('level'),
      place: column('place'),
      count: column('count'),
      months,
    },
    open: more ? 'team' : add && openTeam(chosen.findIndex(({ id }) => id === add[0])),
  }

  function openTeam(at: number): OpenPart {
    if (at >= 0) return at + 1
    return chosen.length > 0 && teamIds.includes(add![0]!) && add![0] !== '1' ? 'team' : 1
  }
}
