import type { Request, Response } from 'express'
import { modeOf, withMode } from '../../locales/preview-modes.ts'
import { extractLocale, href } from '../../locales/routes.ts'
import type { AppParts } from '../app-parts.ts'
import { isReceiptToken, type ReceiptState } from '../contract/receipt.ts'
import { sendPage } from '../http/rendered-page.ts'
import { tokenHash } from '../requests/receipts.ts'
import type { Receipt } from '../requests/request-store.ts'

const statuses: Record<ReceiptState['state'], number> = {
  sent: 200,
  withdrawn: 200,
  unknown: 404,
  unavailable: 503,
}

/** The token in the address of a receipt; undefined when it cannot be one. */
export function tokenIn({ params }: Request): string | undefined {
  return isReceiptToken(params.token) ? params.token : undefined
}

/** The request that an address belongs to; undefined when there is none, or none any more. */
export async function requestAt(
  { store }: AppParts,
  request: Request,
): Promise<Receipt | undefined> {
  const token = tokenIn(request)
  return token ? store.findReceipt(tokenHash(token)) : undefined
}

/** The one address of a receipt in the language it was asked for. */
export function addressOf(request: Request): string {
  const { locale } = extractLocale(request.path)
  return href('request', locale, { token: tokenIn(request) ?? 'unknown' })
}

/** Answers with the page of a receipt. */
export async function sendReceipt(
  { render }: AppParts,
  request: Request,
  response: Response,
  receipt: ReceiptState,
  status = statuses[receipt.state],
): Promise<void> {
  const address = addressOf(request)
  const url = __L10N_PREVIEW__ ? address + previewQuery(request) : address
  sendPage(response, await render(url, { receipt }), status)
}

function previewQuery({ originalUrl }: Request): string {
  return withMode('', modeOf(new URL(originalUrl, 'http://path.invalid').search))
}
