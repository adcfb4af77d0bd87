import type { ReactNode } from 'react'
import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { answerKeys } from '../../questionnaire/valid-answer.ts'
import { Message } from '../../text/Message.tsx'
import { FactList } from '../../ui/FactList.tsx'
import css from './Receipt.module.css'

/** Everything that a request holds under the words of the form: typed fields, answers, the page. */
export function SentFields({ fields }: { fields: Readonly<Record<string, string>> }) {
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
