import type { ReactNode } from 'react'
import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { answerKeys } from '../../questionnaire/known-answer.ts'
import { T } from '../../text/T.tsx'
import { FactList } from '../../ui/FactList.tsx'
import css from './Receipt.module.css'

/** Everything that a request holds under the words of the form: typed fields, answers, the page. */
export function SentFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  const titleOf = useAnswerTitle()
  const typed: [key: string, name: ReactNode][] = [
    ['name', <T key="name" id="forms.label.name" />],
    ['email', <T key="email" id="forms.label.email" />],
    ['phone', <T key="phone" id="forms.label.phone" />],
    ['company', <T key="company" id="forms.label.company" />],
    ['requestDetails', <T key="details" id="forms.label.request-details" />],
  ]
  const answers = answerKeys.map((key) => ({
    id: key,
    name: <T id={`forms.brief.${key}`} />,
    text: fields[key] && titleOf(key, fields[key]),
  }))
  const rows = [
    ...typed.map(([id, name]) => ({ id, name, text: fields[id] })),
    ...answers,
    { id: 'pathname', name: <T id="receipt.sent.page" />, text: fields.pathname },
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
