import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { YesOrNo } from '../../text/YesOrNo.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ComparisonTable.module.css'

type ComparisonOption = { id: string; title: string }
/** A criterion with one cell for each option, in their order: yes, no or a short text. */
export type ComparisonRow = {
  id: string
  title: string
  cells: readonly (boolean | string)[]
  /** Whether a cell is invented. */
  sample?: boolean
}

type Props = {
  copy: SectionCopy<'title' | 'caption'>
  options: readonly ComparisonOption[]
  rows: readonly ComparisonRow[]
  /** Id of the option that stands out; left out, none does. */
  emphasis?: string
}

/** S-25: options next to each other, compared by criteria. */
export function ComparisonTable({ copy, options, rows, emphasis }: Props) {
  return (
    <Section title={<SectionText copy={copy} part="title" />}>
      <CardTable
        framed
        caption={<SectionText copy={copy} part="caption" />}
        columns={[
          <Message key="criterion" id="comparison-table.criterion" />,
          ...options.map(({ title }) => title),
        ]}
        emphasis={options.findIndex(({ id }) => id === emphasis)}
        rows={rows.map(({ id, title, cells, sample }) => ({
          id,
          header: sample ? (
            <>
              {title} <SampleMark sample />
            </>
          ) : (
            title
          ),
          cells: cells.map((cell, index) =>
            typeof cell === 'string' ? (
              <span key={index}>{cell}</span>
            ) : (
              <YesOrNo key={index} value={cell} />
            ),
          ),
        }))}
      />
    </Section>
  )
}

type Row = { topic: string; before: string; after: string }
type BeforeAfterProps = {
  copy: SectionCopy<'title' | 'caption'>
  /** Finished HTML next to the title. */
  intro?: string
  rows: readonly Row[]
  /** What the work did not change, in a few words. */
  unchanged?: string
}

/** S-26: what was measured before and after; 'after' stands out. */
export function BeforeAfter({ copy, intro, rows, unchanged }: BeforeAfterProps) {
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      lead={
        intro ? (
          <div className={css.intro}>
            <Prose html={intro} />
          </div>
        ) : undefined
      }
    >
      <CardTable
        caption={<SectionText copy={copy} part="caption" />}
        columns={[
          <Message key="topic" id="stories.result.topic" />,
          <Message key="before" id="stories.result.before" />,
          <Message key="after" id="stories.result.after" />,
        ]}
        emphasis={1}
        rows={rows.map(({ topic, before, after }) => ({
          id: topic,
          header: topic,
          cells: [before, after],
        }))}
      />
      {unchanged ? (
        <div className={css.unchanged}>
          <FactList
            facts={[
              {
                id: 'unchanged',
                name: <Message id="stories.facts.unchanged" />,
                value: unchanged,
              },
            ]}
          />
        </div>
      ) : null}
    </Section>
  )
}
