import { company } from '../../../content/company.ts'
import type { NewsletterState } from '../../../server/contract/page-state.ts'
import { forgetsDraftOf } from '../../forms/draft.ts'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './NewsletterAnswer.module.css'

type Props =
  | { purpose: 'confirm'; state: NewsletterState | 'sent' }
  | { purpose: 'unsubscribe'; state: NewsletterState }

/**
 * One sentence and one button. The form has no `action`: it posts to its own address with the signed
 * token in the query, so that opening a link in a mail changes nothing.
 */
export function NewsletterAnswer(props: Props) {
  const { purpose, state } = props
  return (
    <Panel labelledBy="newsletter-answer">
      <div className={css.answer} {...(state === 'sent' ? forgetsDraftOf('newsletter') : {})}>
        <h1 id="newsletter-answer" tabIndex={-1}>
          <Message id={`newsletter.${purpose}.${state}-title` as 'newsletter.confirm.ask-title'} />
        </h1>
        <p className={css.text}>
          <Text {...props} />
        </p>
        {state === 'ask' ? (
          <form method="post">
            <Button type="submit">
              <Message id={`newsletter.${purpose}.ask-button`} />
            </Button>
          </form>
        ) : null}
      </div>
    </Panel>
  )
}

function Text({ purpose, state }: Props) {
  return purpose === 'unsubscribe' && state === 'invalid' ? (
    <Message id="newsletter.unsubscribe.invalid-text" values={{ email: company.email }} />
  ) : (
    <Message id={`newsletter.${purpose}.${state}-text` as 'newsletter.confirm.ask-text'} />
  )
}
