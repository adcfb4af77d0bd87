import { type ReactNode, useId } from 'react'
import css from './FormAndAnswer.module.css'
import { Heading } from './Heading.tsx'

/** A form whose address is the answer, and the answer beside it. */
export function FormAndAnswer({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className={css.work}>
      {form}
      <div className={css.answer} id="answer">
        {children}
      </div>
    </div>
  )
}

export function AnswerForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form className={css.form} method="get" action={action} data-print="hide">
      {children}
    </form>
  )
}

/** What a group of an answer's form asks for. */
export function GroupLegend({ children }: { children: ReactNode }) {
  return <legend className={css.legend}>{children}</legend>
}

type FigureProps = {
  title: ReactNode
  /** The answer in a few large letters. */
  figure: ReactNode
  /** What it holds for. */
  condition?: ReactNode
  /** Stands among others of its kind. */
  oneOf?: boolean
}

export function AnswerFigure({ title, figure, condition, oneOf = false }: FigureProps) {
  return (
    <div className={css.figure} data-one-of={oneOf ? '' : undefined}>
      <Heading size="h4">{title}</Heading>
      <p className={css.range}>{figure}</p>
      {condition ? <p className={css.condition}>{condition}</p> : null}
    </div>
  )
}

/** What belongs to the figure above, each on a line of its own. */
export function AnswerLines({
  lines,
}: {
  lines: readonly { id: string; name: ReactNode; value: ReactNode }[]
}) {
  return (
    <dl className={css.sums}>
      {lines.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The answer as a drawing, beside the figures where there is room. */
export function AnswerPicture({ children }: { children: ReactNode }) {
  return <div className={[css.rest, css.picture].join(' ')}>{children}</div>
}

/** What else belongs to the answer, and what can be done with it. */
export function AnswerRest({ children }: { children: ReactNode }) {
  return <div className={css.rest}>{children}</div>
}

type Props = {
  label: ReactNode
  /** @param id of the control, as the label names it */
  children: (id: string) => ReactNode
}

/** A control of the browser with its label above it. */
export function Labelled({ label, children }: Props) {
  const id = useId()
  return (
    <div className={css.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
