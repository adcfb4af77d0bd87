import { company } from './company.ts'

/**
 * The author of a post as the site names it (K-06, A-67): the team of the former owner becomes ours,
 * also inside a longer label; other authors stay. It runs where posts are read, so that the old name
 * gets neither into pages nor into scripts.
 */
export function authorLabel(label: string): string {
  return label.replace(/devico team/gi, `${company.name} Team`).replace(/devico/gi, company.name)
}
