import { useId } from 'react'
import { type ListedSample, type WorkStage, workStages } from '../../../content/work-sample.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Section } from '../../ui/Section.tsx'
import { SwipeRow } from '../../ui/SwipeRow.tsx'
import { SampleSheet } from '../../work-samples/SampleSheet.tsx'
import css from './WorkSampleList.module.css'

/** Documents as sheets, by the stage of the work at which a client gets them. */
export function WorkSampleList({ samples }: { samples: readonly ListedSample[] }) {
  return (
    <Panel tone="water">
      <div className={css.stages}>
        {workStages.map((stage) => {
          const own = samples.filter((sample) => sample.stage === stage)
          return own.length > 0 ? <Stage key={stage} stage={stage} samples={own} /> : null
        })}
      </div>
    </Panel>
  )
}

type StageProps = { stage: WorkStage; samples: readonly ListedSample[] }

function Stage({ stage, samples }: StageProps) {
  const id = useId()
  return (
    <section className={css.stage} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          <Message id={`work-samples.${stage}.title`} />
        </h2>
        <p className={css.note}>
          <Message id={`work-samples.${stage}.note`} values={{ count: samples.length }} />
        </p>
      </div>
      <ul className={css.sheets} data-count={samples.length}>
        {samples.map((sample) => (
          <li key={sample.slug}>
            <SampleSheet sample={sample} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type WorkSampleTeaserProps = {
  copy: SectionCopy<'title' | 'lead'>
  samples: readonly ListedSample[]
}

/** A few documents that can be read before anything is signed, and the way to all of them. */
export function WorkSampleTeaser({ copy, samples }: WorkSampleTeaserProps) {
  const href = useHref()
  return (
    <Section
      tone="water"
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={
        <ButtonLink href={href('work-samples')} variant="outline">
          <Message id="work-samples.others.all" />
        </ButtonLink>
      }
    >
      <SwipeRow className={css.few}>
        {samples.map((sample) => (
          <li key={sample.slug}>
            <SampleSheet sample={sample} short />
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}
