import { type ReactNode, useId } from 'react'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './PlainTerms.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** What every contract says. */
  points: readonly { title: string; text: string; sample?: boolean }[]
  /** The drawing of the contract over time. */
  picture: ReactNode
}

/** What a contract says, next to its way from the first day to the last. */
export function ContractTerms({ copy, points, picture }: Props) {
  const id = useId()
  return (
    <Panel labelledBy={id}>
      <div className={css.terms}>
        <div>
          <Heading size="h2-small" id={id}>
            <SectionText copy={copy} part="title" />
          </Heading>
          <p className={css.lead}>
            <SectionText copy={copy} part="lead" />
          </p>
          <dl className={css.points}>
            {points.map(({ title, text, sample }) => (
              <div key={title}>
                <dt>
                  {title} <SampleMark sample={sample} />
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={css.picture}>{picture}</div>
      </div>
    </Panel>
  )
}
