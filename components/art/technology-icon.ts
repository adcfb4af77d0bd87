import manifest from './technology-icons.json'

type IconFile = { src: string; width: number; height: number }

const files: Record<string, IconFile | undefined> = manifest

/**
 * The mark of a technology; undefined where there is none. The list is long:
 * import it where pages gather their data, not in what the browser runs.
 * @param slug name of the mark in Simple Icons, as `content/facts/technologies.ts` has it
 */
export function technologyIcon(slug: string | null): IconFile | undefined {
  return files[`tech-${slug}`]
}
