import type { Examples } from '../../examples.ts'
import { NewsletterAnswer } from './NewsletterAnswer.tsx'

export const examples: Examples = {
  rows: ['S-01'],
  namespaces: ['newsletter'],
  examples: {
    'asks to confirm': <NewsletterAnswer purpose="confirm" state="ask" />,
    confirmed: <NewsletterAnswer purpose="confirm" state="done" />,
    'link too old': <NewsletterAnswer purpose="confirm" state="invalid" />,
    'asks to unsubscribe': <NewsletterAnswer purpose="unsubscribe" state="ask" />,
    unsubscribed: <NewsletterAnswer purpose="unsubscribe" state="done" />,
    'damaged link': <NewsletterAnswer purpose="unsubscribe" state="invalid" />,
  },
}
