import type { Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './FinderSummary.module.css'

/** In which cases another model than the best match would fit better. */
export function WhatWouldChange({ model }: { model: Model }) {
  return (
    <div className={css.change}>
      <Heading size="quiet">
        <Message id="finder.change.title" />
      </Heading>
      <p>
        <Message id={`finder.change.${model}`} />
      </p>
    </div>
  )
}
