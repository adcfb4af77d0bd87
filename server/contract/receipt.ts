/** A brief as it was sent, in the words of the default locale. */
export type SentBrief = {
  parts: readonly { title: string; lines: readonly string[] }[]
  /** By which the page of the brief shows it again. */
  query: string
}

/** What the page of a receipt shows. Times are milliseconds since 1970. */
export type ReceiptState =
  | {
      state: 'sent'
      /** Short name of the request that people read out. */
      number: string
      /** The fields that hold something, by name. */
      fields: Record<string, string>
      brief?: SentBrief | undefined
      arrivedAt: number
      /** The latest moment of the promised answer. */
      answerBy: number
    }
  | { state: 'withdrawn'; number: string }
  /** `unknown`: no such request, or none any more; `unavailable`: the store does not answer. */
  | { state: 'unknown' | 'unavailable' }
  /** Receipts were opened too often; `wait` in seconds. */
  | { state: 'too-many'; wait: number }

/** Length of the token of a receipt, bytes. */
export const receiptTokenBytes = 16

/** Pattern of a token: base64url, six bits a character. */
const token = `[\\w-]{${Math.ceil((receiptTokenBytes * 8) / 6)}}`
const tokenAlone = new RegExp(`^${token}$`)
/** Path of a receipt in any language. Contracts import no routes: the test compares it with theirs. */
const receiptPath = new RegExp(`^(/[A-Za-z-]+)?/request/${token}$`)

/** Whether a text can be the token of a receipt. */
export function isReceiptToken(text: unknown): text is string {
  return typeof text === 'string' && tokenAlone.test(text)
}

/** The path in a `Location` header when it leads to a receipt of this site, else undefined. */
export function receiptPathIn(location: string | null): string | undefined {
  return location && receiptPath.test(location) ? location : undefined
}
