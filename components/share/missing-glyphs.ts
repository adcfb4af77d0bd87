import { company } from '../../content/company.ts'
import { withoutSoftHyphens } from '../../locales/formats.ts'
import { plainLine } from './fit-text.ts'
import type { SharePage } from './share-page.ts'
import type { ShareFaces, Typeface } from './typeface.server.ts'

/**
 * One line for each character of its share picture that has no glyph in its face. A divided word also needs a hyphen.
 */
export function missingGlyphs(
  { path, title, eyebrow }: Pick<SharePage, 'path' | 'title' | 'eyebrow'>,
  faces: ShareFaces,
): string[] {
  const hyphen = withoutSoftHyphens(title) === title ? '' : '-'
  const texts: [face: Typeface, text: string][] = [
    [faces.title, title + hyphen],
    [faces.eyebrow, eyebrow],
    [faces.name, company.name],
  ]
  return texts.flatMap(([face, text]) =>
    face
      .missing(withoutSoftHyphens(plainLine(text)))
      .map((character) => `${path}: no glyph for ${named(character)} in “${text}”`),
  )
}

function named(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  return `"${character}" (U+${code})`
}
