import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { partOf, readPart } from '../../questionnaire/kept-parts.ts'
import { Message } from '../../text/Message.tsx'
import css from './StoredNow.module.css'
import type { StoredText } from './read-stored.ts'

const labels = {
  name: 'forms.label.name',
  email: 'forms.label.email',
  phone: 'forms.label.phone',
  company: 'forms.label.company',
  requestDetails: 'forms.label.request-details',
} as const

/** A stored text in words; what the site does not understand is shown as it stands there. */
export function StoredValue({ stored }: { stored: StoredText }) {
  const titleOf = useAnswerTitle()
  if (stored.holds === 'answer') return <bdi>{titleOf(stored.key, stored.text)}</bdi>
  if (stored.holds === 'part')
    return <bdi>{readPart(partOf(stored.key), stored.text)?.lines[0]?.value ?? stored.text}</bdi>
  if (stored.holds === 'time' && Number(stored.text) > 0) {
    return <Message id="storage.now.time" values={{ time: Number(stored.text) }} />
  }
  const fields = stored.holds === 'draft' ? typedFields(stored.text) : undefined
  if (!fields) return <bdi>{stored.text}</bdi>
  return (
    <ul className={css.fields}>
      {fields.map(({ name, text }) => (
        <li key={name}>
          <span className={css.label}>
            <Message id={labels[name]} />
          </span>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

const fieldNames = ['name', 'email', 'phone', 'company', 'requestDetails'] as const

/** A field of a form as its draft keeps it. */
type TypedField = { name: (typeof fieldNames)[number]; text: string }

/** The fields of a draft in the order of the form; undefined for text that is no draft of ours. */
function typedFields(draft: string): TypedField[] | undefined {
  try {
    const { values } = JSON.parse(draft) as { values: Record<string, unknown> }
    const names = Object.keys(values)
    if (names.some((name) => !fieldNames.some((known) => known === name))) return undefined
    return fieldNames
      .filter((name) => typeof values[name] === 'string')
      .map((name) => ({ name, text: values[name] as string }))
  } catch {
    return undefined
  }
}
