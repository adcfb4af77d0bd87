import type { Token, Tokens } from 'marked'
import { ContentFault } from './content-fault.ts'

/**
 * The words of a paragraph or list item that is shown as plain text.
 * @throws ContentFault for links, stress and other markup, which would be lost
 */
export function plainText(file: string, field: string, token: Token): string {
  const tokens = (token as Tokens.Paragraph).tokens ?? []
  const lines = tokens.flatMap((inner) =>
    inner.type === 'text' && 'tokens' in inner ? (inner.tokens ?? inner) : inner,
  )
  const strange = lines.find(({ type }) => type !== 'text' && type !== 'escape')
  if (strange) {
    throw new ContentFault(file, field, `holds markup that is not shown: "${strange.raw}"`)
  }
  return lines.map((inner) => (inner as Tokens.Text).text).join('')
}
