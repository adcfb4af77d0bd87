import type { RequestHandler } from 'express'
import type { AppParts } from '../app-parts.ts'
import { codeOf } from '../error-code.ts'
import { addressOf, requestAt, sendReceipt } from './receipt-answer.ts'

/**
 * The button on a receipt: deletes the request for good and tells the team. It leads back to the same
 * address, with the request's id as the proof that there was one.
 */
export function withdrawRequest(parts: AppParts): RequestHandler {
  const { store, deliveries, health, log } = parts
  return async (request, response) => {
    const erased = await erase()
    if (erased === 'failed') return sendReceipt(parts, request, response, { state: 'unavailable' })
    if (!erased) return sendReceipt(parts, request, response, { state: 'unknown' })
    deliveries.wake()
    await removeWrittenMails(parts)
    response.redirect(303, `${addressOf(request)}?withdrawn=${erased}`)

    async function erase(): Promise<string | undefined> {
      try {
        const receipt = await requestAt(parts, request)
        if (receipt) await store.eraseRequest(receipt.id)
        return receipt?.id
      } catch (error) {
        health.storeFailed()
        log.error({ code: codeOf(error) }, 'a request could not be erased')
        return 'failed'
      }
    }
  }
}

/** The request is gone by now; what cannot be removed at once goes with the hourly clean-up. */
async function removeWrittenMails({ removeOrphanedMails, log }: AppParts): Promise<void> {
  try {
    await removeOrphanedMails()
  } catch (error) {
    log.error({ code: codeOf(error) }, 'mails about an erased request could not be removed')
  }
}
