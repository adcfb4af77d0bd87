import { ChevronDown } from 'lucide-react'
import {
  type AnswerFacts,
  type Framework,
  frameworks,
} from '../../../content/facts/supplier-answers/answer-facts.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import fold from '../../ui/Fold.module.css'
import { Prose } from '../../ui/Prose.tsx'
import css from './AnswerRoom.module.css'

/** Id of the form that all controls of the answers belong to, wherever they are on the page. */
export const answersForm = 'answers-form'

/** An answer as the page shows it. */
export type ShownAnswer = Omit<AnswerFacts, 'proof'> & {
  /** Plain text. */
  question: string
  /** Finished HTML of both, with what a search found in `mark`. */
  title: string
  html: string
  proof: { href: string; title: string } | undefined
  /** In the page, but not shown; its tick stays. */
  hidden: boolean
  selected: boolean
  open: boolean
}

type Props = {
  answer: ShownAnswer
  /** Address of the page. */
  page: string
  /** The framework that is asked for, which is named first. */
  framework: Framework | undefined
}

/** An answer with its tick, its words, and what proves it. */
export function AnswerRow({ answer, page, framework }: Props) {
  const text = useText()
  const { id, question, title, html, hidden, selected, open, owner, asOf, proof } = answer
  const places = frameworks
    .filter((name) => answer.frameworks[name])
    .toSorted((one, other) => Number(other === framework) - Number(one === framework))
  return (
    <div className={css.row} hidden={hidden}>
      <label className={css.tick}>
        <input
          type="checkbox"
          name="q"
          value={id}
          form={answersForm}
          defaultChecked={selected}
          aria-label={text('procurement.select.answer', { question })}
        />
      </label>
      <details className={css.answer} open={open}>
        <summary>
          <span dangerouslySetInnerHTML={{ __html: title }} />
          <ChevronDown className={css.chevron} strokeWidth={1.6} />
        </summary>
        <div className={css.content}>
          <span className={fold.target} id={id} />
          {answer.sample || answer.elsewhere ? (
            <p className={css.marks}>
              {answer.elsewhere ? (
                <span className={css.elsewhere}>
                  <Message id="procurement.answer.elsewhere" />
                </span>
              ) : null}
              <SampleMark sample={answer.sample} />
            </p>
          ) : null}
          <Prose html={html} />
          <dl className={css.facts}>
            <div>
              <dt>
                <Message id="procurement.answer.owner" />
              </dt>
              <dd>
                <Message id={`procurement.owner.${owner}`} />
              </dd>
            </div>
            <div>
              <dt>
                <Message id="procurement.answer.checked" />
              </dt>
              <dd>
                <Message id="procurement.answer.day" values={{ day: new Date(asOf) }} />
              </dd>
            </div>
            {places.map((name) => (
              <div key={name}>
                <dt>
                  <Message id={`procurement.framework-short.${name}`} />
                </dt>
                <dd lang={name === 'sig' ? 'en' : undefined}>
                  {answer.frameworks[name]!.join(', ')}
                </dd>
              </div>
            ))}
          </dl>
          <p className={css.links}>
            {proof ? (
              <a href={proof.href}>
                <Message id="procurement.answer.proof" values={{ page: proof.title }} />
              </a>
            ) : null}
            <a href={`${page}#${id}`}>
              <Message id="procurement.answer.link" />
            </a>
          </p>
        </div>
      </details>
    </div>
  )
}
