/** Name of an arrangement of the list, after the number of titles that it serves. */
export type DepartmentLayout = '3' | '6' | '6-9' | '10-12' | '13+'

/** How many columns of titles each has from 1024 px on, as in the style sheet. */
export const columnsOf = {
  '3': 1,
  '6': 1,
  '6-9': 2,
  '10-12': 4,
  '13+': 5,
} as const satisfies Record<DepartmentLayout, number>

/** The one layout that serves it (A-84, K-18). */
export function layoutFor(count: number): DepartmentLayout {
  if (count <= 3) return '3'
  if (count <= 6) return '6'
  if (count <= 9) return '6-9'
  return count <= 12 ? '10-12' : '13+'
}
