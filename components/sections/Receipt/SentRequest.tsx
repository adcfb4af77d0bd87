import type { ReactNode } from 'react'
import { defaultLocale } from '../../../locales/locales.ts'
import type { ReceiptState, SentBrief } from '../../../server/contract/receipt.ts'
import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { PrintButton } from '../../page-actions/PageActions.tsx'
import { answerKeys } from '../../../server/contract/brief.ts'
import { AnswerSteps } from '../../text/AnswerSteps.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './Receipt.module.css'
import { ReceiptFactsIsland } from './ReceiptFacts.island.tsx'
import { WithdrawIsland } from './Withdraw.island.tsx'

type Props = Extract<ReceiptState, { state: 'sent' }>

/** A request as its sender sees it again. */
export function SentRequest({ number, fields, brief, arrivedAt, answerBy }: Props) {
  return (
    <Panel labelledBy="receipt-title">
      <div className={css.receipt}>
        <div className={css.head}>
          <h1 id="receipt-title" tabIndex={-1}>
            <Message id="receipt.sent.title" />
          </h1>
          <p className={css.lead}>
            <Message id="forms.received.when" />
          </p>
          <PrintButton />
        </div>
        <ReceiptFactsIsland number={number} arrivedAt={arrivedAt} answerBy={answerBy} />
        <section aria-labelledby="receipt-fields">
          <h2 className={css.title} id="receipt-fields">
            <Message id="receipt.sent.fields" />
          </h2>
          <SentFields fields={fields} />
          {brief ? <SentBriefParts {...brief} /> : null}
        </section>
        <div className={css.aside}>
          <NextSteps />
          <WithdrawIsland />
        </div>
      </div>
    </Panel>
  )
}

/** What follows a request, in the words of the contact page. */
function NextSteps() {
  return (
    <section aria-labelledby="receipt-next">
      <h2 className={css.title} id="receipt-next">
        <Message id="receipt.sent.next" />
      </h2>
      <AnswerSteps />
    </section>
  )
}

/** Everything that a request holds under the words of the form: typed fields, answers, the page. */
function SentFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  const titleOf = useAnswerTitle()
  const typed: [key: string, name: ReactNode][] = [
    ['name', <Message key="name" id="forms.label.name" />],
    ['email', <Message key="email" id="forms.label.email" />],
    ['phone', <Message key="phone" id="forms.label.phone" />],
    ['company', <Message key="company" id="forms.label.company" />],
    ['requestDetails', <Message key="details" id="forms.label.request-details" />],
  ]
  const answers = answerKeys.map((key) => ({
    id: key,
    name: <Message id={`forms.brief.${key}`} />,
    text: fields[key] && titleOf(key, fields[key]),
  }))
  const rows = [
    ...typed.map(([id, name]) => ({ id, name, text: fields[id] })),
    ...answers,
    { id: 'pathname', name: <Message id="receipt.sent.page" />, text: fields.pathname },
  ]
  return (
    <div className={css.fields}>
      <FactList
        facts={rows
          .filter(({ text }) => text)
          .map(({ id, name, text }) => ({
            id,
            name,
            value: <bdi className={css.value}>{text}</bdi>,
          }))}
      />
    </div>
  )
}

/** What the sender had collected: as it was sent, with the way to its page. */
function SentBriefParts({ parts, query }: SentBrief) {
  const href = useHref()
  return (
    <>
      <div className={css.brief} lang={defaultLocale}>
        {parts.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className={css.part}>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <a href={`${href('my-brief')}?${query}`} rel="nofollow">
          <Message id="forms.brief.see" />
        </a>
      </p>
    </>
  )
}
