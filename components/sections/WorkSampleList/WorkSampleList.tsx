import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { type WorkSample, type WorkStage, workStages } from '../../../content/work-sample.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref } from '../../text/useHref.ts'
import { EngravedBand, EngravedBandPattern } from '../../ui/EngravedBand.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SampleFigure } from './SampleFigure.tsx'
import css from './WorkSampleList.module.css'

/** What a list says of a work sample. */
export type ListedSample = Pick<
  WorkSample,
  | 'slug'
  | 'language'
  | 'sample'
  | 'stage'
  | 'sheets'
  | 'figure'
  | 'title'
  | 'description'
  | 'writtenBy'
  | 'delivered'
>

/** Documents as sheets, by the stage of the work at which a client gets them. */
export function WorkSampleList({ samples }: { samples: readonly ListedSample[] }) {
  const pattern = useId()
  return (
    <Panel className={css.ground}>
      <EngravedBandPattern id={pattern} />
      <div className={css.stages}>
        {workStages.map((stage) => {
          const own = samples.filter((sample) => sample.stage === stage)
          return own.length > 0 ? (
            <Stage key={stage} stage={stage} samples={own} pattern={pattern} />
          ) : null
        })}
      </div>
    </Panel>
  )
}

type StageProps = { stage: WorkStage; samples: readonly ListedSample[]; pattern: string }

function Stage({ stage, samples, pattern }: StageProps) {
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
            <Sheet sample={sample} pattern={pattern} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sheet({ sample, pattern }: { sample: ListedSample; pattern: string }) {
  const href = useHref()
  const { slug, language } = sample
  return (
    <a
      className={css.sheet}
      href={href('work-samples.sample', { sample: slug }, language)}
      hrefLang={language}
    >
      <EngravedBand pattern={pattern} />
      <span className={css.mark}>
        <Message id="work-samples.list.sheets" values={{ count: sample.sheets }} />
        <SampleMark sample={sample.sample} />
      </span>
      <SampleFigure figure={sample.figure} />
      <h3 className={css.name}>
        <EntryTitle title={sample.title} language={language} />
      </h3>
      <p className={css.description}>
        <ForeignText language={language}>{sample.description}</ForeignText>
      </p>
      <FactList
        facts={[
          {
            id: 'by',
            name: <Message id="work-samples.list.written-by" />,
            value: <ForeignText language={language}>{sample.writtenBy}</ForeignText>,
          },
          {
            id: 'when',
            name: <Message id="work-samples.list.delivered" />,
            value: <ForeignText language={language}>{sample.delivered}</ForeignText>,
          },
        ]}
      />
      <span className={css.read}>
        <Message id="work-samples.list.read" />
        <ArrowRight strokeWidth={1.6} />
      </span>
    </a>
  )
}
