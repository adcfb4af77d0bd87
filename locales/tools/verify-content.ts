import type { ContentText } from './content-texts.ts'
import type { Finding } from './finding.ts'
import { typedClaim } from './typed-claim.ts'

/** Claims of the company that are typed in the Markdown of `content` (rulings 21). */
export function verifyContent(texts: readonly ContentText[]): Finding[] {
  return texts.flatMap(({ file, locale, text }) =>
    text.split('\n').flatMap((line, at): Finding[] => {
      const typed = typedClaim(locale, line)
      if (typed === undefined) return []
      const place = { file, line: at + 1, id: '(content)' }
      const advice = 'say it without the figure, or let a section show the claim'
      return [{ place, rule: 'claim', found: `the claim “${typed}” is typed`, advice }]
    }),
  )
}
