/** Name of an arrangement of the list, after the number of titles that it serves. */
export type DepartmentLayout = '3' | '6' | '6-9' | '10-12' | '13+'

/** The one layout that serves it (A-84, K-18). */
export function layoutFor(count: number): DepartmentLayout {
  if (count <= 3) return '3'
  if (count <= 6) return '6'
  if (count <= 9) return '6-9'
  return count <= 12 ? '10-12' : '13+'
}
