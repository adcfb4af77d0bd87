import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { translator } from '../../../locales/translator.server.ts'
import type { PageData } from '../../page-context.d.ts'

/**
 * Title of the page in its state.
 * @throws 404 when the address was not answered by the server's own code for receipts
 */
export function data({ receipt, locale }: PageContextServer): PageData {
  if (!receipt) throw render(404)
  const text = translator(locale, ['receipt'])
  const title =
    receipt.state === 'sent' ? text('receipt.head.title') : text(`receipt.head.${receipt.state}`)
  return { head: { title, description: text('receipt.head.description') } }
}
