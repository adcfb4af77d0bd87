import {
  type BriefLine,
  type BriefPart,
  briefParts,
  type KeptPart,
  briefFromValues,
} from '../../server/contract/brief.ts'

/** Key under which the browser keeps a part. */
export function partKey<Part extends BriefPart>(part: Part) {
  return `brief-${part}` as const
}

export const partKeys = briefParts.map(partKey)

/** The part that is kept under a key. */
export function partOf(key: (typeof partKeys)[number]): BriefPart {
  return briefParts.find((part) => partKey(part) === key)!
}

/** Most lines of a part that are shown, and the longest text of one. */
export const mostShown = { lines: 100, text: 300 } as const

/** A part as text for the browser's storage. */
export function writtenPart(part: KeptPart): string {
  return JSON.stringify(part)
}

/** The part that a stored text is; undefined for what is none of ours. */
export function readPart(part: BriefPart, text: string | null): KeptPart | undefined {
  try {
    const { query: stored, lines, sample } = JSON.parse(text ?? '') as Record<string, unknown>
    const query = briefFromValues({ [part]: stored })[part]
    const read = Array.isArray(lines) ? readLines(lines) : []
    if (!query || read.length === 0) return undefined
    return { query, lines: read, ...(sample === true && { sample }) }
  } catch {
    return undefined
  }
}

function readLines(lines: readonly unknown[]): BriefLine[] {
  return lines
    .slice(0, mostShown.lines)
    .map((line) => {
      const { label, value } = line as Record<string, unknown>
      return { label: shown(label), value: shown(value) }
    })
    .filter(({ label, value }) => label !== '' && value !== '')
}

function shown(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, mostShown.text) : ''
}
