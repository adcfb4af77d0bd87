import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { partOf, readPart } from '../../questionnaire/kept-parts.ts'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import css from './StoredNow.module.css'
import { type StoredText, useEraseStored, useStored } from './useStored.ts'

/** What is stored, and the button that erases it. */
export function StoredTexts() {
  const stored = useStored()
  const erase = useEraseStored()
  const [erased, setErased] = useState<number>()
  const state = useRef<HTMLParagraphElement>(null)

  function eraseAll(count: number) {
    flushSync(() => {
      erase()
      setErased(count)
    })
    state.current?.focus()
  }

  return (
    <>
      {Array.isArray(stored) && stored.length > 0 ? (
        <StoredList stored={stored} onErase={() => eraseAll(stored.length)} />
      ) : (
        <p className={css.state} ref={state} tabIndex={-1}>
          {stored === undefined ? null : (
            <Message id={stored === 'blocked' ? 'storage.now.blocked' : 'storage.now.empty'} />
          )}
        </p>
      )}
      <p className={css.status} role="status">
        {erased === undefined ? null : (
          <Message id="storage.now.erased" values={{ count: erased }} />
        )}
      </p>
    </>
  )
}

type Props = { stored: readonly StoredText[]; onErase: () => void }

/** Stored texts with their sizes, and the button that erases all of them. */
export function StoredList({ stored, onErase }: Props) {
  const bytes = stored.reduce((sum, one) => sum + one.bytes, 0)
  return (
    <>
      <CardTable
        caption={<Message id="storage.now.caption" values={{ bytes }} />}
        columns={[
          <Message key="key" id="storage.column.key" />,
          <Message key="value" id="storage.column.value" />,
          <Message key="size" id="storage.column.size" />,
        ]}
        rows={stored.map((one) => ({
          id: one.key,
          header: <code>{one.key}</code>,
          cells: [<StoredValue key="value" stored={one} />, <Size key="size" bytes={one.bytes} />],
        }))}
      />
      <p>
        <Button type="button" onClick={onErase}>
          <Message id="storage.now.erase" />
        </Button>
      </p>
    </>
  )
}

function Size({ bytes }: { bytes: number }) {
  return <Message id="storage.now.size" values={{ bytes }} />
}

const labels = {
  name: 'forms.label.name',
  email: 'forms.label.email',
  phone: 'forms.label.phone',
  company: 'forms.label.company',
  requestDetails: 'forms.label.request-details',
} as const

/** A stored text in words; what the site does not understand is shown as it stands there. */
function StoredValue({ stored }: { stored: StoredText }) {
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
