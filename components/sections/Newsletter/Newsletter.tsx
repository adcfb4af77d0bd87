import type { FormState } from '../../forms/form-state.ts'
import { NewsletterFormIsland } from '../../forms/NewsletterForm.island.tsx'
import { T } from '../../text/T.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './Newsletter.module.css'

type Props = { pathname: string; formState?: FormState }

/** S-01: the newsletter box above the footer. */
export function Newsletter({ pathname, formState }: Props) {
  return (
    <Sheet
      tone="buff"
      neatline
      labelledBy="newsletter-title"
      id="newsletter-box"
      className={css.sheet}
    >
      <div className={css.box}>
        <div className={css.text}>
          <h2 className={css.title} id="newsletter-title">
            <T id="common.newsletter.title" />
          </h2>
          <p>
            <T id="common.newsletter.lead" />
          </p>
        </div>
        <NewsletterFormIsland pathname={pathname} formState={formState} />
      </div>
    </Sheet>
  )
}
