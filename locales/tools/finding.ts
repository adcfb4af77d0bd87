/** Where a fault is. */
export type Place = { file: string; line: number; id: string }

/** A fault in the words: place, what was found, what to do. */
export type Finding = { place: Place; found: string; advice: string }

/** One line for the operator of the command. */
export function findingLine({ place, found, advice }: Finding): string {
  return `${place.file}:${place.line} ${place.id}: ${found} – ${advice}`
}
