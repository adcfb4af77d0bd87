import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { YesOrNo } from '../../text/YesOrNo.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
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
      <div className={css.comparison}>
        <CardTable
          caption={<SectionText copy={copy} part="caption" />}
          columns={[
            <Message key="criterion" id="comparison-table.criterion" />,
            ...options.map(({ id, title }) => (
              <span key={id} data-emphasis={id === emphasis ? '' : undefined}>
                {title}
              </span>
            )),
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
      </div>
    </Section>
  )
}
