import { type Copy, Words } from '../../text/Words.tsx'
import type { FormState } from '../../forms/form-state.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { AnswerSteps } from '../../text/AnswerSteps.tsx'
import { ContactReview } from './ContactReview.tsx'
import css from './ContactBlock.module.css'
import { ContactRequestIsland } from './ContactRequest.island.tsx'
import { ReceivedPicture } from './ReceivedPicture.tsx'

type Props = {
  copy: Copy<'title' | 'lead'>
  /** The page's first heading is h1; inside a longer page the block carries an h2. */
  level: 1 | 2
  pathname: string
  formState?: FormState
}

/** S-11: what to expect beside the full form; after success the confirmation overlay. */
export function ContactBlock({ copy, level, pathname, formState }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Sheet labelledBy="request-title" id="request">
      <div className={css.block}>
        <div className={css.head}>
          <Heading id="request-title" tabIndex={level === 1 ? -1 : undefined}>
            <Words copy={copy} part="title" />
          </Heading>
          <p className={css.lead}>
            <Words copy={copy} part="lead" />
          </p>
        </div>
        <div className={css.form}>
          <ContactRequestIsland
            picture={<ReceivedPicture />}
            pathname={pathname}
            formState={formState}
          />
        </div>
        <div className={css.aside}>
          <AnswerSteps />
          <ContactReview />
        </div>
      </div>
    </Sheet>
  )
}
