import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BriefPart } from '../../../server/contract/brief.ts'
import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { copyText } from '../../page-actions/copy-text.ts'
import {
  addressQuery,
  type Collected,
  type CollectedKey,
  keysOf,
  useCollected,
  without,
} from '../../questionnaire/collected.ts'
import { answerKeys } from '../../questionnaire/valid-answer.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import css from './MyBrief.module.css'
import type { BriefGroup, BriefTools } from './useBriefTools.ts'

type Props = {
  /** What the address tells; it stands in place of what the browser keeps. */
  brought?: Collected | undefined
  /** Parts whose figures are invented. */
  samples: readonly BriefPart[]
  tools: BriefTools
}

/**
 * What was collected, group by group, with what can be done with it. What the address tells is changed by other
 * addresses, so it needs no script; what the browser keeps never leaves it here.
 */
export function CollectedList({ brought, samples, tools }: Props) {
  const text = useText()
  const path = useHref()('my-brief')
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
        const tool = tools[group]
        return (
          <section key={group} className={css.group} aria-label={name}>
            <Heading size="h4">
              {name} <SampleMark sample={samples.some((part) => part === group)} />
            </Heading>
            <GroupLines group={group} collected={collected} />
            <p className={css.actions} data-print="hide">
              {tool ? (
                <a href={`${tool}?${queryOfGroup(group, collected)}`} rel="nofollow">
                  <Message id="my-brief.edit" values={{ part: name }} />
                </a>
              ) : null}
              {brought ? (
                <a href={pathWith(path, without(brought, ofGroup))} rel="nofollow">
                  <Message id="my-brief.erase" values={{ part: name }} />
                </a>
              ) : (
                <button
                  type="button"
                  onClick={() => erase(ofGroup, text('my-brief.erased', { part: name }))}
                >
                  <Message id="my-brief.erase" values={{ part: name }} />
                </button>
              )}
            </p>
          </section>
        )
      })}
      <p ref={state} className={css.state} role="status" tabIndex={-1}>
        {told}
      </p>
      {groups.length === 0 ? (
        <p className={css.state}>
          <Message id={hydrated ? 'my-brief.empty' : 'my-brief.waiting'} />
        </p>
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

type WholeProps = { collected: Collected; inAddress: boolean; children: ReactNode }

/** What can be done with all of it: send it, share its address, erase it. */
function WholeList({ collected, inAddress, children }: WholeProps) {
  const href = useHref()
  const contact = href('contact-us')
  return (
    <div className={css.whole} data-print="hide">
      <ButtonLink
        href={inAddress ? pathWith(contact, collected) : contact}
        rel={inAddress ? 'nofollow' : undefined}
        arrow
      >
        <Message id="my-brief.send" />
      </ButtonLink>
      {useHydrated() ? <CopyAddress path={pathWith(href('my-brief'), collected)} /> : null}
      {children}
    </div>
  )
}

/** Copies the address that tells the whole list. */
function CopyAddress({ path }: { path: string }) {
  const text = useText()
  const [told, setTold] = useState('')

  async function copy() {
    const isCopied = await copyText(location.origin + path)
    setTold(text(isCopied ? 'common.action.copied' : 'common.action.not-copied'))
  }

  return (
    <>
      <Button type="button" variant="outline" size="small" onClick={() => void copy()}>
        <Message id="common.action.copy" />
      </Button>
      <span aria-live="polite">{told}</span>
    </>
  )
}

function GroupLines({ group, collected }: { group: BriefGroup; collected: Collected }) {
  const text = useText()
  const titleOf = useAnswerTitle()
  const lines =
    group === 'finder'
      ? answerKeys
          .filter((key) => collected.answers[key] !== '')
          .map((key) => ({
            label: text(`forms.brief.${key}`),
            value: titleOf(key, collected.answers[key]),
          }))
      : (collected.parts[group]?.lines ?? [])
  return (
    <FactList
      facts={lines.map(({ label, value }, at) => ({
        id: String(at),
        name: label,
        value: <bdi>{value}</bdi>,
      }))}
    />
  )
}

/** By what the page of a group shows it again. */
function queryOfGroup(group: BriefGroup, { answers, parts }: Collected): string {
  if (group !== 'finder') return parts[group]?.query ?? ''
  const { goal, industry } = answers
  return new URLSearchParams({
    ...(goal ? { goal } : {}),
    ...(industry ? { industry } : {}),
  }).toString()
}

function groupsOf(keys: readonly CollectedKey[]): BriefGroup[] {
  return [...new Set(keys.map(groupOf))]
}

function groupOf(key: CollectedKey): BriefGroup {
  return answerKeys.some((one) => one === key) ? 'finder' : (key as BriefPart)
}

function pathWith(path: string, collected: Collected): string {
  const query = addressQuery(collected)
  return query ? `${path}?${query}` : path
}
