import type { ContentText } from './content-texts.ts'
import type { Fault, Finding } from './finding.ts'
import { typedClaim } from './typed-claim.ts'
import { wordingFault } from './wording-rule.ts'

/** Claims that are typed in the Markdown of `content` (rulings 21), and what its style sheet rules out. */
export function verifyContent(texts: readonly ContentText[]): Finding[] {
  return texts.flatMap(({ file, locale, text }) => {
    const prose = withoutCode(text).split('\n')
    return text.split('\n').flatMap((line, at): Finding[] => {
      const faults = [claimFault(locale, line), proseFault(locale, prose[at]!)]
      const place = { file, line: at + 1, id: '(content)' }
      return faults.flatMap((fault) => (fault ? [{ place, ...fault }] : []))
    })
  })
}

function claimFault(locale: string, line: string): Fault | undefined {
  const typed = typedClaim(locale, line)
  if (typed === undefined) return undefined
  const advice = 'say it without the figure, or let a section show the claim'
  return { rule: 'claim', found: `the claim “${typed}” is typed`, advice }
}

function proseFault(locale: string, line: string): Fault | undefined {
  const fault = wordingFault(locale, line)
  return fault && { ...fault, level: 'warning' }
}

/** A text with as many lines and without program code, addresses and ids of headings. */
function withoutCode(text: string): string {
  return text
    .replace(/^```[^]*?^```/gm, (code) => code.replace(/[^\n]+/g, ''))
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|\{#[^}\n]*\}/g, '')
}
