import type { ReactNode } from 'react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import css from './ConsentText.module.css'

/** S-53: what sending means, with both legal pages. A statement, not a control. */
export function ConsentText() {
  const href = useHref()
  return (
    <p className={css.consent}>
      <Message
        id="forms.consent"
        values={{
          terms: (chunks: ReactNode) => <a href={href('terms-of-service')}>{chunks}</a>,
          privacy: (chunks: ReactNode) => <a href={href('privacy-policy')}>{chunks}</a>,
        }}
      />
    </p>
  )
}
