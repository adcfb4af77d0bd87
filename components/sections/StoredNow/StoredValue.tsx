import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { Message } from '../../text/Message.tsx'
import css from './StoredNow.module.css'
import type { StoredText } from './read-stored.ts'
import { typedFields } from './typed-fields.ts'

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
