import { ChevronDown } from 'lucide-react'
import type { AnswerGroup } from '../../../content/facts/supplier-answers.ts'
import {
  type AnswerFacts,
  type Framework,
  frameworks,
} from '../../../content/facts/supplier-answers/answer-facts.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './AnswerRoom.module.css'

export type ShownGroup = {
  id: AnswerGroup
  title: string
  lead: string
  answers: readonly ShownAnswer[]
}

/** How many answers of a group are shown. */
export const shownIn = ({ answers }: ShownGroup) => answers.filter(({ hidden }) => !hidden).length

/** Id of the form that all controls of the answers belong to, wherever they are on the page. */
export const answersForm = 'answers-form'

type Props = {
  group: ShownGroup
  page: string
  /** The framework that is asked for, which is named first. */
  framework: Framework | undefined
}

/** A group of answers, each with a tick, its words, and what proves it. */
export function AnswerGroupRows({ group, page, framework }: Props) {
  const { id, title, lead, answers } = group
  const count = shownIn(group)
  return (
    <section id={id} className={css.group} aria-labelledby={`${id}-title`} hidden={count === 0}>
      <div className={css.head}>
        <Heading size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <button type="button" className={css.all} data-select-group hidden>
          <Message id="procurement.select.group" values={{ count }} />
        </button>
        <p className={css.about}>{lead}</p>
      </div>
      {answers.map((answer) => (
        <AnswerRow key={answer.id} answer={answer} page={page} framework={framework} />
      ))}
    </section>
  )
}

/** An answer as the page shows it. */
type ShownAnswer = Omit<AnswerFacts, 'proof'> & {
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

/** An answer with its tick, its words, and what proves it. */
function AnswerRow({ answer, page, framework }: Omit<Props, 'group'> & { answer: ShownAnswer }) {
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
          <span className={css.target} id={id} />
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
