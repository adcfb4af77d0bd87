import { X } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { briefQuery } from '../../server/contract/brief.ts'
import { briefKey } from '../../server/contract/contact.ts'
import {
  type Collected,
  type CollectedKey,
  isAnswer,
  keysOf,
  pathWith,
} from '../questionnaire/collected.ts'
import { Message } from '../text/Message.tsx'
import { SampleMark } from '../text/SampleMark.tsx'
import { useHref } from '../text/useHref.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './BriefList.module.css'
import { useCollectedText } from './useCollectedText.ts'

type Props = {
  collected: Collected
  /** Of the form with which it is sent. */
  formId: string
  /** Whether some of it is in the address and not kept by the browser. */
  inAddress: boolean
  onRemove: (key: CollectedKey) => void
}

/**
 * What goes with a request as removable chips. The focus moves to the next chip, after the last one to the heading.
 * Before a script answers, each chip is a ticked box of the form: taking something out costs none of the typed text.
 */
export function BriefList({ collected, formId, inAddress, onRemove }: Props) {
  const [removed, setRemoved] = useState<string>()
  const heading = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const headingId = useId()
  const textOf = useCollectedText()
  const given = keysOf(collected)
  const hydrated = useHydrated()

  /** Place among what is left of the box on which somebody stands when the code arrives. */
  const focused = useRef(-1)

  /** What was unticked before the code arrived stays out. */
  const removeUnticked = useEffectEvent(() => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])]
    const at = boxes.indexOf(document.activeElement as HTMLInputElement)
    if (at >= 0) focused.current = boxes.slice(0, at).filter(({ checked }) => checked).length
    const out = given.filter((_, index) => boxes[index]?.checked === false)
    if (out.length > 0) setRemoved(out.map((key) => textOf(key, collected).value).join(', '))
    out.forEach(onRemove)
  })
  useLayoutEffect(() => removeUnticked(), [])
  const focusAgain = useEffectEvent(() => {
    if (focused.current >= 0) focusChip(focused.current)
  })
  useLayoutEffect(() => {
    if (hydrated) focusAgain()
  }, [hydrated])

  function focusChip(index: number) {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const chip = buttons[Math.min(index, buttons.length - 1)] ?? heading.current
    chip?.focus()
  }

  if (given.length === 0 && removed === undefined) return null

  function remove(key: CollectedKey) {
    const index = given.indexOf(key)
    flushSync(() => {
      setRemoved(textOf(key, collected).value)
      onRemove(key)
    })
    focusChip(index)
  }

  return (
    <div className={css.brief}>
      <p className={css.heading} id={headingId} ref={heading} tabIndex={-1}>
        <Message id="forms.brief.title" />
      </p>
      {given.length > 0 ? (
        <>
          <ul ref={list} className={css.chips} aria-labelledby={headingId}>
            {given.map((key) => {
              const { caption, value, remove: label } = textOf(key, collected)
              const words = (
                <>
                  <span className={css.caption}>{caption}</span>{' '}
                  <bdi className={css.value}>{value}</bdi>{' '}
                  {isAnswer(key) ? null : <SampleMark sample={collected.parts[key]?.sample} />}
                </>
              )
              return hydrated ? (
                <li key={key} className={css.chip}>
                  {words}
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={label}
                    onClick={() => remove(key)}
                  >
                    <X strokeWidth={1.6} />
                  </button>
                </li>
              ) : (
                <li key={key}>
                  <label className={css.chip}>
                    {words}
                    <span className={css.remove}>
                      <input
                        type="checkbox"
                        form={formId}
                        {...fieldOf(key, collected)}
                        defaultChecked
                      />
                    </span>
                  </label>
                </li>
              )
            })}
          </ul>
          <SeeBrief collected={inAddress ? collected : undefined} />
        </>
      ) : (
        <p className={css.empty}>
          <Message id="forms.brief.empty" />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {removed === undefined ? null : (
            <Message id="forms.brief.removed" values={{ value: removed }} />
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}

/** A field of a plain post; parts have one name, since a payload has one key for all of them. */
function fieldOf(key: CollectedKey, { answers, parts }: Collected) {
  return isAnswer(key)
    ? { name: key, value: answers[key] }
    : { name: briefKey, value: briefQuery({ [key]: parts[key]?.query }) }
}

/** Leads to the page that shows all of it: by what the browser keeps, or else by its address. */
function SeeBrief({ collected }: { collected: Collected | undefined }) {
  const path = useHref()('my-brief')
  return (
    <p className={css.see}>
      <a href={collected ? pathWith(path, collected) : path} rel="nofollow">
        <Message id="forms.brief.see" />
      </a>
    </p>
  )
}
