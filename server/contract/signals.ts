import * as v from 'valibot'
import { oneLine } from './text-fields.ts'

/** Name of the one event of the site (T-37). */
export const clickEvent = 'click_button'

/** Longest title that is counted; a longer one is cut. */
const longestTitle = 120

const title = v.pipe(
  v.string(),
  v.transform((text) => oneLine(text).slice(0, longestTitle)),
  v.nonEmpty(),
)

/** API-08: a press of a service's button, with nothing about who pressed it. */
const click = v.object({ event: v.literal(clickEvent), block_title: title, topic: title })

export type Click = v.InferOutput<typeof click>

/** The event that a body contains, or undefined when it contains anything else. */
export function readClick(body: unknown): Click | undefined {
  const { success, output } = v.safeParse(click, body)
  return success ? output : undefined
}

/** Longest text of a report that is looked at; the rest is cut. */
const longest = 300

const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, longest)),
)

/** What a page says about an error of its script: nothing of what the visitor did or typed. */
const scriptError = v.object({
  type: v.literal('script-error'),
  /** Kind of the error, such as TypeError. */
  name: text,
  /** Address of the file, line and column. */
  source: text,
  line: v.optional(v.number(), 0),
  column: v.optional(v.number(), 0),
})

/** A violation of the policy as the Reporting API sends it (https://w3c.github.io/webappsec-csp/#reporting). */
const policyReport = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    effectiveDirective: text,
    blockedURL: v.optional(text, ''),
    sourceFile: v.optional(v.nullable(text), ''),
    lineNumber: v.optional(v.nullable(v.number()), 0),
  }),
})

/** The same as older browsers send it (`report-uri`). */
const olderPolicyReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(text),
    'violated-directive': v.optional(text, ''),
    'blocked-uri': v.optional(text, ''),
    'source-file': v.optional(text, ''),
    'line-number': v.optional(v.number(), 0),
  }),
})

/** A report in the one form that is logged. */
type Report =
  | { kind: 'script-error'; name: string; file: string; line: number; column: number }
  | { kind: 'csp-violation'; directive: string; blocked: string; file: string; line: number }

/** The reports of a body, at most ten; what fits no known form is left out. */
export function readReports(body: unknown): Report[] {
  const list: unknown[] = Array.isArray(body) ? body : [body]
  return list.slice(0, 10).flatMap((report) => readReport(report) ?? [])
}

function readReport(report: unknown): Report | undefined {
  const script = v.safeParse(scriptError, report)
  if (script.success) {
    const { name, source, line, column } = script.output
    return { kind: 'script-error', name: word(name), file: pathOf(source), line, column }
  }
  const policy = v.safeParse(policyReport, report)
  if (policy.success) {
    const { effectiveDirective, blockedURL, sourceFile, lineNumber } = policy.output.body
    return violation(effectiveDirective, blockedURL, sourceFile ?? '', lineNumber ?? 0)
  }
  const older = v.safeParse(olderPolicyReport, report)
  if (older.success) {
    const fields = older.output['csp-report']
    return violation(
      fields['effective-directive'] ?? fields['violated-directive'],
      fields['blocked-uri'],
      fields['source-file'],
      fields['line-number'],
    )
  }
  return undefined
}

function violation(directive: string, blocked: string, source: string, line: number): Report {
  // Of foreign addresses the host is enough; extensions of the browser have no host that says anything.
  const host = URL.canParse(blocked) ? new URL(blocked).host || new URL(blocked).protocol : ''
  const file = pathOf(source)
  return {
    kind: 'csp-violation',
    directive: word(directive),
    blocked: host || word(blocked),
    file,
    line,
  }
}

/** Letters, digits and hyphens only: a name, never a sentence. */
function word(value: string): string {
  return value.replace(/[^\w-].*$/s, '').slice(0, 40)
}

/** The path of a file that the build made; of others nothing. */
function pathOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return /^\/assets\/[\w./-]+$/.test(path) ? path : ''
}
