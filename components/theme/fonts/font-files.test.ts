import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fontFamilies } from './families.ts'
import { readFaces, characterSet, formatUnicodeRange, parseUnicodeRange } from './font-styles.ts'

const folder = import.meta.dirname
const root = path.resolve(folder, '../../..')
const faces = readFaces()
const written = faces.flatMap((face) => (face.file ? [{ ...face, file: face.file }] : []))
const core = written.filter((face) => face.file.endsWith('-core.woff2'))
const names = written.filter((face) => face.file.endsWith('-names.woff2'))
/** Their rules name no characters. */
const first = fontFamilies.filter(({ early }) => early).map(({ file }) => `${file}-core.woff2`)
const bytes = (files: readonly { file: string }[]) =>
  files.reduce((sum, { file }) => sum + statSync(path.join(folder, file)).size, 0)

describe('the fonts of an English page', () => {
  it('are one file for each family, the two that are preloaded within 32 kB', () => {
    expect(core.map((face) => face.family)).toEqual(fontFamilies.map((family) => family.name))
    expect(bytes(core.filter((face) => face.family !== 'JetBrains Mono'))).toBeLessThan(32_000)
  })

  it('are asked for before the first paint where a family is early, and else with all others', () => {
    const early = readFileSync(path.join(folder, '..', 'fonts.css'), 'utf8')
    const files = [...early.matchAll(/url\('\.\/fonts\/([^']+)'/g)].map(([, file]) => file)
    expect(files).toEqual(first)
    expect(early.match(/local\('/g)!.length).toBeGreaterThan(0)
  })

  it('stay within 43 kB even where every family shows the names of places', () => {
    expect(bytes([...core, ...names])).toBeLessThanOrEqual(43_000)
  })

  it('hold every character of the English words and texts', () => {
    expect(strangers('en', [...core, ...names])).toEqual([])
  })
})

it('The fonts hold every character of the German words and texts', () => {
  expect(strangers('de', written)).toEqual([])
})

describe('the style sheets of the fonts', () => {
  it('names each committed file once and no other', () => {
    const committed = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
    expect(written.map((face) => face.file).sort()).toEqual(committed.sort())
  })

  it.each(fontFamilies)('gives each character of $name to one file only', ({ name }) => {
    const all = written
      .filter((face) => face.family === name)
      .flatMap((face) => Array.from(face.codePoints))
    expect(all.length).toBe(new Set(all).size)
  })

  it.each(written.filter(({ file }) => !first.includes(file)))(
    'promises only what $file holds',
    ({ file, codePoints }) => {
      const held = new Set(characterSet(readFileSync(path.join(folder, file))))
      expect([...codePoints].filter((codePoint) => !held.has(codePoint))).toEqual([])
    },
  )

  it('has a stand-in and a licence for each family', () => {
    const families = new Set(faces.map((face) => face.family))
    for (const { name, file } of fontFamilies) {
      expect(families).toContain(`${name} Fallback`)
      expect(existsSync(path.join(folder, `OFL-${file}.txt`))).toBe(true)
    }
  })
})

/** Characters of a language's messages in `locales/` and texts in `content/` that none of the faces holds. */
function strangers(locale: string, among: readonly { codePoints: Iterable<number> }[]): string[] {
  const held = new Set(among.flatMap((face) => [...face.codePoints]))
  return textsIn(locale).flatMap(({ file, text }) =>
    [...new Set(text.replaceAll('\n', ''))]
      .filter((character) => !held.has(character.codePointAt(0) ?? 0))
      .map((character) => `${character} in ${path.relative(root, file)}: ${text.slice(0, 40)}`),
  )
}

function textsIn(locale: string): { file: string; text: string }[] {
  const catalogs = list(path.join(root, 'locales', locale), '.json').flatMap((file) =>
    Object.values(
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, { defaultMessage?: string }>,
    ).map(({ defaultMessage = '' }) => ({ file, text: defaultMessage })),
  )
  const articles = list(path.join(root, 'content'), `${path.sep}${locale}.md`).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  return [...catalogs, ...articles]
}

function list(from: string, ending: string): string[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(from, name))
    .filter((name) => name.endsWith(ending))
}

describe('unicode-range', () => {
  it('joins neighbours and leaves single characters alone', () => {
    expect(formatUnicodeRange([0x43, 0x41, 0x42, 0x20ac])).toEqual(['U+41-43', 'U+20AC'])
  })

  it('reads back what it wrote', () => {
    const codePoints = [0x20, 0x21, 0xe9, 0x2013, 0x2014]
    expect([...parseUnicodeRange(formatUnicodeRange(codePoints).join(', '))]).toEqual(codePoints)
  })

  it('names the part that is no range', () => {
    expect(() => parseUnicodeRange('U+20-7E, 0041')).toThrow('"0041"')
  })
})
