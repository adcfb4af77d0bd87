import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Copy, Words } from '../../text/Words.tsx'
import { Section } from '../../ui/Section.tsx'
import { T } from '../../text/T.tsx'
import css from './StoredNow.module.css'
import { StoredList } from './StoredList.tsx'
import { useEraseStored, useStored } from './useStored.ts'

/**
 * What this browser has stored of the site right now, and the button that erases it. Only a script can
 * read it: until then the section says no more than its title and lead.
 */
export function StoredNow({ copy }: { copy: Copy<'title' | 'lead' | 'by-hand'> }) {
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
    <Section
      opening="beside"
      id="stored-now"
      tone="buff"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <div className={css.now}>
        {Array.isArray(stored) && stored.length > 0 ? (
          <StoredList stored={stored} onErase={() => eraseAll(stored.length)} />
        ) : (
          <p className={css.state} ref={state} tabIndex={-1}>
            {stored === undefined ? null : (
              <T id={stored === 'blocked' ? 'storage.now.blocked' : 'storage.now.empty'} />
            )}
          </p>
        )}
        <p className={css.status} role="status">
          {erased === undefined ? null : <T id="storage.now.erased" values={{ count: erased }} />}
        </p>
        <p>
          <Words copy={copy} part="by-hand" />
        </p>
      </div>
    </Section>
  )
}
