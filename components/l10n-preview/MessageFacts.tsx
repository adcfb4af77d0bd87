import type { ReactNode } from 'react'
import type { MessageNote } from '../../locales/message-note.ts'
import { Message } from '../text/Message.tsx'
import css from './MessageFacts.module.css'

/**
 * What a translator needs to know about a message.
 * @param where attributes and parts of the head that hold it
 */
export function MessageFacts({ note, where }: { note: MessageNote; where: readonly string[] }) {
  const { english, description, state, stale, used, max, file, line } = note
  const place = `${file}:${line}`
  const freshness = stale ? 'l10n-preview.changed' : 'l10n-preview.fresh'
  return (
    <dl className={css.facts}>
      <Fact label={<Message id="l10n-preview.english" />}>
        <span lang="en">{english}</span>
      </Fact>
      <Fact label={<Message id="l10n-preview.description" />}>
        <span lang="en">{description}</span>
      </Fact>
      <Fact label={<Message id="l10n-preview.length" />}>
        {max === undefined ? (
          <Message id="l10n-preview.length-free" values={{ used }} />
        ) : (
          <Message id="l10n-preview.length-of" values={{ used, max }} />
        )}
      </Fact>
      <Fact label={<Message id="l10n-preview.state" />}>
        <Message id={`l10n-preview.state.${state}`} />
      </Fact>
      {state === 'source' || state === 'missing' ? null : (
        <Fact label={<Message id="l10n-preview.freshness" />}>
          <Message id={freshness} />
        </Fact>
      )}
      <Fact label={<Message id="l10n-preview.file" />}>
        <code>{place}</code>
      </Fact>
      {where.length > 0 ? (
        <Fact label={<Message id="l10n-preview.where" />}>
          <code>{where.join(', ')}</code>
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
