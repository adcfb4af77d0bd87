import type { ReactNode } from 'react'
import type { Industry } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import css from './FinderSummary.module.css'

type Props = {
  /** The chosen industry, where it has no page. */
  withoutPage: Industry | undefined
}

/** The ways on below the recommendation: what stands behind every model (C-01), and what it would cost. */
export function SummaryLinks({ withoutPage }: Props) {
  const href = useHref()
  const claim = useClaim()
  return (
    <>
      {withoutPage ? <NoPage industry={withoutPage} /> : null}
      <p className={css.cases}>
        <Message
          id="finder.summary.cases"
          values={{
            cases: claim('success-cases').text,
            link: (chunks: ReactNode) => <a href={href('success-stories')}>{chunks}</a>,
          }}
        />
      </p>
      <p className={css.cases}>
        <Message
          id="finder.summary.cost"
          values={{ link: (chunks: ReactNode) => <a href={href('team-cost')}>{chunks}</a> }}
        />
      </p>
    </>
  )
}

/** why there is no card for the industry, and the way on. */
function NoPage({ industry }: { industry: Industry }) {
  const href = useHref()
  const text = useText()
  const link = (chunks: ReactNode) => <a href={href('get-in-touch')}>{chunks}</a>
  return (
    <p className={css.noPage}>
      {industry === 'other' ? (
        <Message id="finder.summary.other" values={{ link }} />
      ) : (
        <Message
          id="finder.summary.no-page"
          values={{ industry: text(`taxonomy.industry.${industry}`), link }}
        />
      )}
    </p>
  )
}
