import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import type { FormState } from '../../forms/useRequestForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AnswerSteps } from '../../text/AnswerSteps.tsx'
import css from './ContactBlock.module.css'
import { ContactRequestIsland } from './ContactRequest.island.tsx'
import { ReceivedPicture } from './ReceivedPage.tsx'
import { Message } from '../../text/Message.tsx'
import { claims } from '../../../content/company.ts'
import { useClaim } from '../../text/useClaim.ts'
import { useClaimHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Stars } from '../../ui/Stars.tsx'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** The page's first heading is h1; inside a longer page the block carries an h2. */
  level: 1 | 2
  pathname: string
  formState?: FormState
  /** Whether the average feedback is told, which some pages have said before. */
  rated?: boolean
}

/** S-11: what to expect next to the full form; after success the confirmation overlay. */
export function ContactBlock({ copy, level, pathname, formState, rated = true }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Panel labelledBy="request-title" id="request">
      <div className={css.block}>
        <div className={css.head}>
          <Heading id="request-title" tabIndex={level === 1 ? -1 : undefined}>
            <SectionText copy={copy} part="title" />
          </Heading>
          <p className={css.lead}>
            <SectionText copy={copy} part="lead" />
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
          {rated ? <ContactReview /> : null}
        </div>
      </div>
    </Panel>
  )
}

/** The average feedback next to the form as figure and stars, with the way to its definition. */
function ContactReview() {
  const claimHref = useClaimHref()
  const text = useText()
  const { figure } = useClaim()('average-feedback')
  const rating = claims['average-feedback'].value
  return (
    <p className={css.review}>
      <span className={css.figure}>{figure}</span>
      <Stars rating={rating} label={text('common.stars', { rating })} />
      <a href={claimHref('average-feedback')}>
        <Message id="contact.review.label" />
      </a>
    </p>
  )
}
