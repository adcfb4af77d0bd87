import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { type FontFamily, fontFamilies } from './families.ts'
import { coreCharacters, nameCharacters, fallbackFace, fontFace } from './font-face.ts'
import { fontStylesheets, characterSet } from './font-styles.ts'

/**
 * Cuts the font files and their style sheets out of larger sources. Run by hand when a family, a setting
 * or the characters change; the results are committed:
 *
 *   npx tsx components/theme/fonts/subset.ts <folder of source files>
 */

const target = import.meta.dirname

/** A written file of a family: its source and, unless it takes all that is left, its characters. */
type Part = { name: string; script: string; only?: ReadonlySet<number> }

/** In the order in which they claim characters. */
const parts: readonly Part[] = [
  { name: 'core', script: 'latin', only: coreCharacters },
  { name: 'names', script: 'latin-ext', only: nameCharacters },
  { name: 'latin', script: 'latin' },
  { name: 'latin-ext', script: 'latin-ext' },
  { name: 'cyrillic', script: 'cyrillic' },
  { name: 'greek', script: 'greek' },
]

/** Writes every file of one family and returns its `@font-face` rules. */
async function cutFamily(sources: string, family: FontFamily): Promise<string[]> {
  const rules: string[] = []
  const taken = new Set<number>()
  for (const part of parts) {
    const source = await readSource(sources, family, part.script)
    const codePoints = characterSet(source).filter(
      (code) => code >= 0x20 && !taken.has(code) && (part.only?.has(code) ?? true),
    )
    for (const code of codePoints) taken.add(code)
    const file = `${family.file}-${part.name}.woff2`
    const font = await subsetFont(source, String.fromCodePoint(...codePoints), {
      targetFormat: 'woff2',
      keepFeatures: family.features,
      variationAxes: family.axes,
      noHinting: true,
      // Copyright and licence stay in every file, as the OFL asks.
      preserveNameIds: [0, 13, 14],
    })
    await writeFile(path.join(target, file), font)
    console.info(`${file}: ${font.length} bytes, ${codePoints.length} characters`)
    const comes = family.early && part.name === 'core' ? 'first' : 'later'
    rules.push(fontFace(family, file, codePoints, comes))
  }
  return rules
}

function readSource(sources: string, family: FontFamily, script: string): Promise<Buffer> {
  return readFile(path.join(sources, family.source.replace('*', script)))
}

const sources = process.argv[2]
if (!sources) throw new Error('Name the folder of the source fonts')
const rules = { early: [] as string[], late: [] as string[] }
for (const family of fontFamilies) {
  const [core = '', ...others] = await cutFamily(sources, family)
  rules[family.early ? 'early' : 'late'].push(core)
  for (const fallback of family.fallbacks) rules.early.push(await fallbackFace(family, fallback))
  rules.late.push(...others)
}
const note = '/* Written by fonts/subset.ts. Licences: fonts/OFL-*.txt. */\n'
const [early, late] = fontStylesheets.map((name) => path.join(target, '..', name)) as [
  string,
  string,
]
await writeFile(early, `${note}\n${rules.early.join('\n')}`)
await writeFile(late, `${note}\n${rules.late.join('\n')}`)
execFileSync('npx', ['oxfmt', early, late])
