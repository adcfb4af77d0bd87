import { Lexer, type Token, type Tokens } from 'marked'
import { ContentError } from './content-error.ts'

/**
 * The words of a paragraph or list item that is shown as plain text.
 * @throws ContentError for links, stress and other markup, which would be lost
 */
export function plainText(file: string, field: string, token: Token): string {
  return plainWords(file, field, (token as Tokens.Paragraph).tokens ?? [])
}

/**
 * The words of a title or another single line that is shown as plain text.
 * @throws ContentError as `plainText` does
 */
export function plainLine(file: string, field: string, line: string): string {
  return plainWords(file, field, Lexer.lexInline(line))
}

function plainWords(file: string, field: string, tokens: Token[]): string {
  const lines = tokens.flatMap((inner) =>
    inner.type === 'text' && 'tokens' in inner ? (inner.tokens ?? inner) : inner,
  )
  const strange = lines.find((inner) => !isPlain(inner))
  if (strange) {
    throw new ContentError(file, field, `holds markup that is not shown: "${strange.raw}"`)
  }
  return lines.map((inner) => (inner as Tokens.Text).text).join('')
}

/** Names of characters such as `&nbsp;` would be shown as they are typed. */
function isPlain({ type, raw }: Token): boolean {
  return type === 'escape' || (type === 'text' && !/&#?\w+;/.test(raw))
}
