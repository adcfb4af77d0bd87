import type { Examples } from '../../examples.ts'
import { NewsletterAnswer } from './NewsletterAnswer.tsx'

export const examples: Examples = {
  rows: [],
  bringsTitle: true,
  catalogs: ['newsletter'],
  examples: {
    'signed up': <NewsletterAnswer purpose="confirm" state="sent" />,
    'confirm, asked': <NewsletterAnswer purpose="confirm" state="ask" />,
    'confirm, done': <NewsletterAnswer purpose="confirm" state="done" />,
    'confirm, old link': <NewsletterAnswer purpose="confirm" state="invalid" />,
    'unsubscribe, asked': <NewsletterAnswer purpose="unsubscribe" state="ask" />,
    'unsubscribe, done': <NewsletterAnswer purpose="unsubscribe" state="done" />,
    'unsubscribe, damaged link': <NewsletterAnswer purpose="unsubscribe" state="invalid" />,
  },
}
