import { typedClaim } from './figures.ts'
import type { Violation, Finding } from './finding.ts'
import { violationsOf, invalidMessage, parsedMessage } from './message-tree.ts'
import type { ContentText } from './project.ts'
import type { CatalogMessage } from './read-locale.ts'
import { sourceRules } from './rules.ts'
import { wordingFault } from './wording-rules.ts'

/** Findings in the messages of the source language. */
export function verifySource(messages: readonly CatalogMessage[]): Finding[] {
  return messages.flatMap((location) => {
    try {
      return violationsOf(parsedMessage(location), sourceRules).map((violation) => ({
        location,
        ...violation,
      }))
    } catch (error) {
      return [{ location, ...invalidMessage(error) }]
    }
  })
}

/** A quoted text, or a template with its holes. */
const quoted = /'([a-z][\w.-]*)'|"([a-z][\w.-]*)"|`([^`\n]*)`/g

/** A part of a section's words: `<SectionText copy={copy} part="title" />`, `useSectionText()(copy, 'title')`. */
const named = /\bpart="([\w.-]+)"|\(copy, '([\w.-]+)'\)/g

/**
 * English messages that no code names. An id counts as named when it is in the code as a whole, as a
 * template such as `claims.${id}.label`, or as a copy prefix and a part: "home.hero" and `part="lead"`.
 * @param code all sources that may name a message
 */
export function verifyUsage(messages: readonly CatalogMessage[], code: string): Finding[] {
  const literals = new Set<string>()
  const templates: RegExp[] = []
  const parts = new Set<string>()
  for (const [, single, double, template] of code.matchAll(quoted)) {
    const literal = single ?? double
    if (literal !== undefined) literals.add(literal)
    else if (template?.startsWith('${copy}.')) parts.add(template.slice('${copy}.'.length))
    else if (template && /^[a-z][\w-]*\..*\$\{/.test(template)) templates.push(pattern(template))
  }
  for (const [, attribute, argument] of code.matchAll(named)) parts.add((attribute ?? argument)!)
  const isNamed = (id: string) =>
    literals.has(id) ||
    templates.some((template) => template.test(id)) ||
    splits(id).some(([prefix, part]) => literals.has(prefix) && parts.has(part))
  return messages
    .filter(({ id }) => !isNamed(id))
    .map((location) => ({
      location,
      rule: 'unused',
      found: 'nothing names this message',
      advice: 'remove it',
    }))
}

/** `claims.${id}.label` as an expression for ids. */
function pattern(template: string): RegExp {
  const fixed = template
    .split(/\$\{[^}]*\}/)
    .map((text) => text.replace(/[^\w-]/g, String.raw`\$&`))
  return new RegExp(`^${fixed.join('[\\w-]+')}$`)
}

/** Every way to cut an id at one of its dots. */
function splits(id: string): [prefix: string, part: string][] {
  const names = id.split('.')
  return names
    .slice(1)
    .map((_, at) => [names.slice(0, at + 1).join('.'), names.slice(at + 1).join('.')])
}

/** Claims that are typed in the Markdown of `content`, and what its style sheet rules out. */
export function verifyContent(texts: readonly ContentText[]): Finding[] {
  return texts.flatMap(({ file, locale, text }) => {
    const prose = withoutCode(text).split('\n')
    return text.split('\n').flatMap((line, at): Finding[] => {
      const errors = [claimFault(locale, line), wordingFault(locale, prose[at]!)]
      const location = { file, line: at + 1, id: '(content)' }
      return errors.flatMap((violation) => (violation ? [{ location, ...violation }] : []))
    })
  })
}

function claimFault(locale: string, line: string): Violation | undefined {
  const typed = typedClaim(locale, line)
  if (typed === undefined) return undefined
  const advice = 'say it without the figure, or let a section show the claim'
  return { rule: 'claim', found: `the claim “${typed}” is typed`, advice }
}

/** A text with as many lines and without program code, addresses, values and ids of headings. */
export function withoutCode(text: string): string {
  return text
    .replace(/^```[^]*?^```/gm, (code) => code.replace(/[^\n]+/g, ''))
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|\{[^}\n]*\}/g, '')
}
