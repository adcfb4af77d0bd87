import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Message } from '../../text/Message.tsx'
import css from './StoredNow.module.css'
import { StoredList } from './StoredList.tsx'
import { useEraseStored, useStored } from './useStored.ts'

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
