import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { answerKeys, type AnswerKey, type Answers } from '../questionnaire/valid-answer.ts'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './BriefList.module.css'
import { useAnswerTitle } from './useAnswerTitle.ts'

type Props = { answers: Answers; onRemove: (key: AnswerKey) => void }

/** Answers as removable chips. The focus moves to the next chip, after the last one to the heading. */
export function BriefList({ answers, onRemove }: Props) {
  const [removed, setRemoved] = useState<string>()
  const heading = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const headingId = useId()
  const titleOf = useAnswerTitle()
  const text = useText()
  const given = answerKeys.filter((key) => answers[key] !== '')
  if (given.length === 0 && removed === undefined) return null

  function remove(key: AnswerKey) {
    const index = given.indexOf(key)
    flushSync(() => {
      setRemoved(titleOf(key, answers[key]))
      onRemove(key)
    })
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)] ?? heading.current
    next?.focus()
  }

  return (
    <div className={css.brief}>
      <p className={css.heading} id={headingId} ref={heading} tabIndex={-1}>
        <Message id="forms.brief.title" />
      </p>
      {given.length > 0 ? (
        <ul ref={list} className={css.chips} aria-labelledby={headingId}>
          {given.map((key) => (
            <li key={key} className={css.chip}>
              <span className={css.caption}>
                <Message id={`forms.brief.${key}`} />
              </span>
              <bdi className={css.value}>{titleOf(key, answers[key])}</bdi>
              <button
                type="button"
                className={css.remove}
                aria-label={text(`forms.brief.remove-${key}`, {
                  value: titleOf(key, answers[key]),
                })}
                onClick={() => remove(key)}
              >
                <X strokeWidth={1.6} />
              </button>
            </li>
          ))}
        </ul>
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
