import messages from 'virtual:island-messages/my-brief,forms.brief,taxonomy,common.route.contact-us,common.action.copy,common.action.copied,common.action.not-copied,common.shell.sample-mark'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { island } from '../../islands/island.tsx'
import {
  type Collected,
  type CollectedKey,
  keysOf,
  pathWith,
  useCollected,
  without,
} from '../../questionnaire/collected.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { type BriefTools, CollectedGroup, groupOf, groupsOf } from './CollectedGroup.tsx'
import css from './MyBrief.module.css'
import { WholeList } from './WholeList.tsx'

type Props = {
  /** What the address tells; it stands in place of what the browser keeps. */
  brought?: Collected | undefined
  tools: BriefTools
}

/**
 * What was collected, group by group, with what can be done with it. What the address tells is changed by other
 * addresses, so it needs no script; what the browser keeps never leaves it here.
 */
function CollectedList({ brought, tools }: Props) {
  const text = useText()
  const href = useHref()
  const path = href('my-brief')
  const hydrated = useHydrated()
  const { shown, forget } = useCollected()
  const collected = brought ?? shown
  const keys = keysOf(collected)
  const groups = groupsOf(keys)
  const [told, setTold] = useState('')
  const state = useRef<HTMLParagraphElement>(null)

  function erase(gone: readonly CollectedKey[], message: string) {
    flushSync(() => {
      for (const key of gone) forget(key)
      setTold(message)
    })
    state.current?.focus()
  }

  function eraserOf(gone: readonly CollectedKey[], part: string) {
    const label = <Message id="my-brief.erase" values={{ part }} />
    if (!brought)
      return (
        <button type="button" onClick={() => erase(gone, text('my-brief.erased', { part }))}>
          {label}
        </button>
      )
    // An address without anything would show what this browser keeps.
    if (groups.length === 1) return null
    return (
      <a href={pathWith(path, without(brought, gone))} rel="nofollow">
        {label}
      </a>
    )
  }

  return (
    <div className={css.brief}>
      {brought ? (
        <p className={css.note}>
          <Message
            id="my-brief.from-link"
            values={{ link: (chunks: ReactNode) => <a href={path}>{chunks}</a> }}
          />
        </p>
      ) : null}
      {groups.map((group) => {
        const ofGroup = keys.filter((key) => groupOf(key) === group)
        const name = text(group === 'finder' ? 'my-brief.finder' : `forms.brief.${group}`)
        return (
          <CollectedGroup
            key={group}
            {...{ group, name, collected }}
            tool={tools[group]}
            erase={eraserOf(ofGroup, name)}
          />
        )
      })}
      <p ref={state} className={css.state} role="status" tabIndex={-1}>
        {told}
      </p>
      {groups.length === 0 ? (
        <div className={css.empty}>
          {hydrated ? (
            <p className={css.nothing} role="status">
              <Message id="my-brief.empty" />
            </p>
          ) : (
            <p className={css.state}>
              <Message id="my-brief.waiting" />
            </p>
          )}
          <p className={css.state}>
            <Message id="my-brief.first-step" />
          </p>
          <div className={css.whole}>
            <ButtonLink href={tools.finder} arrow>
              <Message id="my-brief.begin" />
            </ButtonLink>
            <ButtonLink href={href('contact-us')} variant="outline">
              <Message id="common.route.contact-us" />
            </ButtonLink>
          </div>
        </div>
      ) : (
        <WholeList collected={collected} inAddress={brought !== undefined}>
          {brought ? null : (
            <Button
              type="button"
              variant="outline"
              size="small"
              onClick={() => erase(keys, text('my-brief.erased-all'))}
            >
              <Message id="my-brief.erase-all" />
            </Button>
          )}
        </WholeList>
      )}
    </div>
  )
}

export const CollectedListIsland = island({
  name: 'CollectedList',
  component: CollectedList,
  start: 'idle',
  restores: true,
  messages,
})
