import type { ReactNode } from 'react'
import { terms } from '../../../content/facts/terms.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Section } from '../../ui/Section.tsx'
import css from './PlainTerms.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** A contract from its first day to its last. */
  picture: ReactNode
}

/** What a contract says, in plain words; each term leads to its clause in the outline. */
export function PlainTerms({ copy, picture }: Props) {
  const href = useHref()
  const text = useText()
  const months = (count: number) => text('procurement.term.months', { count })
  const { extend, build } = terms.models
  const outline = href('procurement.document', { document: 'contract-outline' })
  return (
    <Section
      id="terms"
      opening="split"
      title={
        <>
          <SectionText copy={copy} part="title" /> <SampleMark sample={terms.sample} />
        </>
      }
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.terms}>
        <dl className={css.rows}>
          <Term name="start">
            <Message id="procurement.term.start.text" values={build.startWeeks} />
          </Term>
          <Term name="minimum" clause={3} at={`${outline}#term`}>
            <Message
              id="procurement.term.minimum.text"
              values={{ engineer: months(extend.minimumMonths), team: months(build.minimumMonths) }}
            />
          </Term>
          <Term name="trial" clause={4} at={`${outline}#term`}>
            <Message id="procurement.term.trial.text" values={{ weeks: extend.trialWeeks }} />
          </Term>
          <Term name="notice" clause={5} at={`${outline}#term`}>
            <Message
              id="procurement.term.notice.text"
              values={{ engineer: months(extend.noticeMonths), team: months(build.noticeMonths) }}
            />
          </Term>
          <Term name="price" clause={11} at={`${outline}#payment`}>
            <Message id="procurement.term.price.text" />
          </Term>
          <Term name="invoices" clause={12} at={`${outline}#payment`}>
            <Message id="procurement.term.invoices.text" values={{ days: terms.paymentDays }} />
          </Term>
          <Term name="rights" clause={14} at={`${outline}#results`}>
            <Message id="procurement.term.rights.text" />
          </Term>
          <Term name="liability" clause={22} at={`${outline}#liability`}>
            <Message id="procurement.term.liability.text" />
          </Term>
          <Term name="people" clause={24} at={`${outline}#liability`}>
            <Message id="procurement.term.people.text" />
          </Term>
          <Term name="law" clause={25} at={`${outline}#liability`}>
            <Message id="procurement.term.law.text" />
          </Term>
        </dl>
        {picture}
      </div>
    </Section>
  )
}

type TermName =
  | 'start'
  | 'minimum'
  | 'trial'
  | 'notice'
  | 'price'
  | 'invoices'
  | 'rights'
  | 'liability'
  | 'people'
  | 'law'

function Term({
  name,
  clause,
  at,
  children,
}: {
  name: TermName
  /** Number of its clause in the outline, and the address of that. */
  clause?: number
  at?: string
  children: ReactNode
}) {
  return (
    <div>
      <dt>
        <Message id={`procurement.term.${name}.name`} />
      </dt>
      <dd>
        <p>{children}</p>
        {clause ? (
          <a className={css.clause} href={at}>
            <Message id="procurement.term.clause" values={{ number: clause }} />
          </a>
        ) : null}
      </dd>
    </div>
  )
}
