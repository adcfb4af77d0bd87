import type { Response } from 'express'
import type { FormName } from '../contract/form-names.ts'
import type { ReceiptState } from '../contract/receipt.ts'
import { setStatus } from './problem.ts'

/** What the server hands to a page beside its address; see `pages/page-context.d.ts`. */
export type PageState = Partial<{
  formState: {
    form: FormName
    values: Record<string, string>
    errors: Record<string, string | undefined>
    failure?: boolean
    wait?: number
  }
  /** Path of the page, where the browser's address is that of the form's endpoint. */
  shownPath: string
  newsletterState: 'ask' | 'done' | 'invalid'
  receipt: ReceiptState
  refused: boolean
  failed: ErrorStatusKind
}>

/** Errors of ours that have a finished page each: a fault, and no answer for now. */
export type ErrorStatusKind = 'failure' | 'unavailable'

export type RenderedPage = { status: number; headers: [string, string][]; body: string }

/** Renders the page at an address; injected so that tests need no build. */
export type Render = (url: string, state?: PageState) => Promise<RenderedPage>

/** Finds the finished page for an error of ours in the language of an address. */
export type FailurePage = (pathname: string, kind: ErrorStatusKind) => string | undefined

/** Sends a rendered page. Such answers depend on the request and are never stored by caches. */
export function sendPage(
  response: Response,
  page: Omit<RenderedPage, 'body'> & { body: string | Buffer },
  status = page.status,
): void {
  for (const [name, value] of page.headers) response.setHeader(name, value)
  setStatus(response, status).type('html').set('Cache-Control', 'no-store').send(page.body)
}
