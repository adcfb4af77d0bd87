import express, { type Request, type RequestHandler, type Response } from 'express'
import { extractLocale, href, matchRoute } from '../../locales/addresses.ts'
import { answerKeys } from '../contract/brief.ts'
import { briefKey } from '../contract/contact.ts'
import { type FieldErrors, errorCodes } from '../contract/error-codes.ts'
import { type FormName, formNames, typedFields } from '../contract/form-names.ts'
import { isPath, safeFormPath } from '../contract/text-fields.ts'
import { type ProblemKind, problemStatus, sendProblem } from './problem.ts'
import { type Render, sendPage } from './rendered-page.ts'

/**
 * Parsers of one form, JSON and plain post. The limits follow from the fields': 5000 Chinese characters
 * are 15 kB as JSON and 45 kB as a form post.
 */
export const formBody: RequestHandler[] = [
  express.json({ limit: '32kb', inflate: false }),
  express.urlencoded({ limit: '64kb', extended: false, parameterLimit: 40, inflate: false }),
]

/** Whether the sender is our script, which reads problems as JSON. */
export function isJson(request: Request): boolean {
  return Boolean(request.is('application/json'))
}

/** Whether the body has a type that `formBody` reads. */
export function hasSupportedType(request: Request): boolean {
  return isJson(request) || Boolean(request.is('application/x-www-form-urlencoded'))
}

/**
 * The named fields of a parsed body. A field that is no single text is an error; other keys are dropped.
 * @param queries fields that hold a query and may come several times, once for each ticked box: they are joined with &
 * @returns undefined when the body is no object
 */
export function readFields(
  body: unknown,
  names: readonly string[],
  queries: readonly string[] = [],
): { values: Record<string, string>; errors: FieldErrors } | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const values: Record<string, string> = {}
  const errors: FieldErrors = {}
  for (const name of [...names, ...queries]) {
    const sent: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : ''
    const isList = queries.includes(name) && isTexts(sent)
    const value = isList ? sent.join('&') : sent
    if (typeof value === 'string') values[name] = value
    else errors[name] = errorCodes.malformed
  }
  return { values, errors }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** A form as it was posted: which one, what it said, and why it is not accepted. */
export type PostedForm = {
  form: FormName
  values: Record<string, string>
  errors?: FieldErrors
  /** After too many from one network, seconds. */
  wait?: number
}

/**
 * Answers a form that was not accepted: problem+json for our script; for a plain post the page named by
 * its `pathname` with every word kept. What is wrong with no field that the form shows, it tells as a failure.
 */
export async function rejectForm(
  request: Request,
  response: Response,
  render: Render,
  kind: ProblemKind,
  { form, values, errors = {}, wait }: PostedForm,
): Promise<void> {
  if (isJson(request))
    return sendProblem(response, kind, kind === 'field-errors' ? errors : undefined)
  const typed = pick(values, typedFields[form])
  const posted = { form, values: typed, errors: pick(errors, typedFields[form]), wait }
  const broughtByPost = pick(values, [...answerKeys, briefKey])
  const renderAt = (shownPath: string) => render(shownPath, { posted, broughtByPost, shownPath })
  const page = await renderAt(formPage(values.pathname))
  // A forged path can fit the route table and name no page: the words must come back all the same.
  const shown = page.status === 200 ? page : await renderAt(contactPage(values.pathname))
  sendPage(response, shown, problemStatus(kind))
}

function pick<Value>(
  fields: Readonly<Partial<Record<string, Value>>>,
  names: readonly string[],
): Record<string, Value> {
  const picked = Object.entries(fields).filter(([name]) => names.includes(name))
  return Object.fromEntries(picked) as Record<string, Value>
}

/** Answers a post of another site, or one that cannot be read: no form is known, and the Back button has the words. */
export async function rejectWholePost(
  request: Request,
  response: Response,
  render: Render,
  kind: ProblemKind,
): Promise<void> {
  if (!request.is('application/x-www-form-urlencoded')) return sendProblem(response, kind)
  sendPage(response, await render('/refused', { postRejected: true }), problemStatus(kind))
}

/**
 * The form that a plain post names in its query (`postPath`); otherwise the one that usually sends such fields. It only
 * says which form of the page shows the answer: what is checked and stored follows from the fields.
 */
export function namedForm({ query }: Request, usual: FormName): FormName {
  return formNames.find((name) => name === query.form) ?? usual
}

/** The page a form stood on; the contact page when the sender names none of ours. */
function formPage(pathname = ''): string {
  const path = safeFormPath(pathname)
  const isOurs = isPath(pathname) && matchRoute(extractLocale(path).path)
  return isOurs ? path : contactPage(pathname)
}

function contactPage(pathname: string | undefined): string {
  return href('contact-us', extractLocale(safeFormPath(pathname)).locale)
}

/** Where a page begins. To an address without a fragment a browser would carry over that of the post (`postPath`). */
const pageStart = '#main'

/**
 * The thanks for a plain post, in the language of its page; by the token the page links to the receipt, by the form's
 * name it forgets the draft.
 */
export function thanksPage(pathname: string | undefined, token: string, form: FormName): string {
  return `${href('thank-you', localeOf(pathname))}?request=${token}&form=${form}${pageStart}`
}

/** The page that asks a new subscriber to look into the inbox. */
export function inboxPage(pathname: string | undefined): string {
  return href('newsletter.confirm', localeOf(pathname)) + pageStart
}

/** Address of a receipt, in the language of the form's page. */
export function receiptPath(pathname: string | undefined, token: string): string {
  return href('request', localeOf(pathname), { token })
}

function localeOf(pathname: string | undefined) {
  return extractLocale(safeFormPath(pathname)).locale
}
