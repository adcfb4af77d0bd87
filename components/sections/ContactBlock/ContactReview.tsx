import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useClaimHref.ts'
import css from './ContactBlock.module.css'

/** The average feedback next to the form, with the way to its definition. */
export function ContactReview() {
  const claimHref = useClaimHref()
  const { figure } = useClaim()('average-feedback')
  return (
    <p className={css.review}>
      <span className={css.figure}>{figure}</span>
      <a href={claimHref('average-feedback')}>
        <Message id="contact.review.label" />
      </a>
    </p>
  )
}
