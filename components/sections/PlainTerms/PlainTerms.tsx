import type { ReactNode } from 'react'
import { terms } from '../../../content/facts/terms.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import fold from '../../ui/Fold.module.css'
import { Section } from '../../ui/Section.tsx'
import css from './PlainTerms.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** Where the outline of the contract says each term. */
  clauses: Readonly<Record<Exclude<TermName, 'start'>, Clause>>
  /** A contract from its first day to its last. */
  picture: ReactNode
}

/** What a contract says, in plain words; each term leads to its clause in the outline. */
export function PlainTerms({ copy, clauses, picture }: Props) {
  const text = useText()
  const months = (count: number) => text('procurement.term.months', { count })
  const { extend, build } = terms.models
  return (
    <Section
      opening="split"
      title={
        <>
          <SectionText copy={copy} part="title" /> <SampleMark sample={terms.sample} />
        </>
      }
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.terms}>
        <details className={[fold.fold, fold.onPhones].join(' ')}>
          <summary>
            <Message id="procurement.terms.fold" values={{ count: termNames.length }} />
          </summary>
          <span id="terms" className={fold.target} />
          <dl className={css.rows}>
            <Term name="start">
              <Message id="procurement.term.start.text" values={build.startWeeks} />
            </Term>
            <Term name="minimum" clause={clauses.minimum}>
              <Message
                id="procurement.term.minimum.text"
                values={{
                  engineer: months(extend.minimumMonths),
                  team: months(build.minimumMonths),
                }}
              />
            </Term>
            <Term name="trial" clause={clauses.trial}>
              <Message id="procurement.term.trial.text" values={{ weeks: extend.trialWeeks }} />
            </Term>
            <Term name="notice" clause={clauses.notice}>
              <Message
                id="procurement.term.notice.text"
                values={{ engineer: months(extend.noticeMonths), team: months(build.noticeMonths) }}
              />
            </Term>
            <Term name="price" clause={clauses.price}>
              <Message id="procurement.term.price.text" />
            </Term>
            <Term name="invoices" clause={clauses.invoices}>
              <Message id="procurement.term.invoices.text" values={{ days: terms.paymentDays }} />
            </Term>
            <Term name="rights" clause={clauses.rights}>
              <Message id="procurement.term.rights.text" />
            </Term>
            <Term name="liability" clause={clauses.liability}>
              <Message id="procurement.term.liability.text" />
            </Term>
            <Term name="people" clause={clauses.people}>
              <Message id="procurement.term.people.text" />
            </Term>
            <Term name="law" clause={clauses.law}>
              <Message id="procurement.term.law.text" />
            </Term>
          </dl>
        </details>
        {picture}
      </div>
    </Section>
  )
}

const termNames = [
  'start',
  'minimum',
  'trial',
  'notice',
  'price',
  'invoices',
  'rights',
  'liability',
  'people',
  'law',
] as const
type TermName = (typeof termNames)[number]

type Clause = { number: number; section: string }

type TermProps = { name: TermName; clause?: Clause; children: ReactNode }

function Term({ name, clause, children }: TermProps) {
  const outline = useHref()('procurement.document', { document: 'contract-outline' })
  return (
    <div>
      <dt>
        <Message id={`procurement.term.${name}.name`} />
      </dt>
      <dd>
        <p>{children}</p>
        {clause ? (
          <a className={css.clause} href={`${outline}#${clause.section}`}>
            <Message id="procurement.term.clause" values={{ number: clause.number }} />
          </a>
        ) : null}
      </dd>
    </div>
  )
}
