import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Read as a file: an import of messages would give compiled ones.
const words: Record<string, { defaultMessage: string }> = JSON.parse(
  readFileSync('locales/en/l10n-preview.json', 'utf8'),
)

/**
 * What tells the preview for translators: its attributes, what islands ask it, the address of its notes, its own
 * words.
 */
const signs = [
  'data-l10n',
  'pageSettled',
  'l10n-preview/',
  '\\u{e0001}',
  '\u{E0001}',
  words['l10n-preview.title']!.defaultMessage,
  words['l10n-preview.mode.en']!.defaultMessage,
]

/** Signs of the preview in the text files of a folder: `file: sign`. */
export function previewIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|mjs|css|json|tsx?)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return signs
        .filter((sign) => text.includes(sign) || text.toLowerCase().includes(sign))
        .map((sign) => `${name}: ${sign}`)
    })
}
