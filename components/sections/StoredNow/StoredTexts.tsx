import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Message } from '../../text/Message.tsx'
import css from './StoredNow.module.css'
import { useEraseStored, useStored } from './useStored.ts'
import { Button } from '../../ui/Button.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import type { StoredText } from './read-stored.ts'
import { StoredValue } from './StoredValue.tsx'

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
