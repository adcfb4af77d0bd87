import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { YesOrNo } from '../../text/YesOrNo.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'

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
