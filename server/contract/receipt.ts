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

/** Whether a text can be the token of a receipt: 128 bits as base64url. */
export function isReceiptToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{22}$/.test(text)
}

/** The path in a `Location` header when it leads to a receipt of this site, else undefined. */
export function receiptPathIn(location: string | null): string | undefined {
  return location && /^(\/[A-Za-z-]+)?\/request\/[\w-]{22}$/.test(location) ? location : undefined
}
