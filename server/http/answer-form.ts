import type { Request, Response } from 'express'
import type { FieldErrors } from '../contract/error-codes.ts'
import { type FormName, formNames } from '../contract/form-names.ts'
import { isPath, pagePath } from '../contract/text-fields.ts'
import { extractLocale, href, matchRoute } from '../../locales/routes.ts'
import { isJson } from './form-body.ts'
import { type ProblemKind, problemStatus, sendProblem } from './problem.ts'
import { type Render, sendPage } from './rendered-page.ts'

/** A form as it was posted: which one, and what it said. */
export type PostedForm = { form: FormName; values: Record<string, string>; errors?: FieldErrors }

/**
 * Answers a form that was not accepted: problem+json for our script; for a plain post the page named by
 * its `pathname` with every word kept (requests guide 2.2).
 */
export async function refuseForm(
  request: Request,
  response: Response,
  render: Render,
  kind: ProblemKind,
  { form, values, errors = {} }: PostedForm,
): Promise<void> {
  if (isJson(request))
    return sendProblem(response, kind, kind === 'field-errors' ? errors : undefined)
  const failure = kind !== 'field-errors'
  const renderAt = (shownPath: string) =>
    render(shownPath, { formState: { form, values, errors, failure }, shownPath })
  const page = await renderAt(formPage(values.pathname))
  // A forged path can fit the route table and name no page: the words must come back all the same.
  const shown = page.status === 200 ? page : await renderAt(contactPage(values.pathname))
  sendPage(response, shown, problemStatus(kind))
}

/** Answers a post that could not even be read; the visitor's Back button still has the words. */
export async function refuseUnread(
  request: Request,
  response: Response,
  render: Render,
  kind: ProblemKind,
): Promise<void> {
  if (!request.is('application/x-www-form-urlencoded')) return sendProblem(response, kind)
  sendPage(response, await render('/refused', { refused: true }), problemStatus(kind))
}

/** The form that a plain post names in its query (`postAddress`); otherwise the endpoint's usual one. */
export function namedForm({ query }: Request, usual: FormName): FormName {
  return formNames.find((name) => name === query.form) ?? usual
}

/** The page a form stood on; the contact page when the sender names none of ours. */
function formPage(pathname = ''): string {
  const path = pagePath(pathname)
  const isOurs = isPath(pathname) && matchRoute(extractLocale(path).path)
  return isOurs ? path : contactPage(pathname)
}

function contactPage(pathname: string | undefined): string {
  return href('contact-us', extractLocale(pagePath(pathname)).locale)
}
