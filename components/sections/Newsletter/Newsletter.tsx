import type { FormState } from '../../forms/useRequestForm.ts'
import { NewsletterFormIsland } from '../../forms/NewsletterForm.island.tsx'
import { Message } from '../../text/Message.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './Newsletter.module.css'

type Props = { pathname: string; formState?: FormState }

/** S-01: the newsletter box above the footer. */
export function Newsletter({ pathname, formState }: Props) {
  return (
    <Panel
      tone="buff"
      space="tight"
      neatline
      labelledBy="newsletter-title"
      id="newsletter-box"
      className={css.sheet}
    >
      <div className={css.box}>
        <div className={css.text}>
          <h2 className={css.title} id="newsletter-title">
            <Message id="common.newsletter.title" />
          </h2>
          <p>
            <Message id="common.newsletter.lead" />
          </p>
        </div>
        <NewsletterFormIsland pathname={pathname} formState={formState} />
      </div>
    </Panel>
  )
}
