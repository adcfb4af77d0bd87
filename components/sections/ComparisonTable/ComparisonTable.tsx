import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { ComparisonCell } from './ComparisonCell.tsx'
import css from './ComparisonTable.module.css'

export type ComparisonOption = { id: string; title: string }
/** A criterion with one cell for each option, in their order: yes, no or a short text. */
export type ComparisonRow = { id: string; title: string; cells: readonly (boolean | string)[] }

type Props = {
  copy: Copy<'title' | 'caption'>
  options: readonly ComparisonOption[]
  rows: readonly ComparisonRow[]
  /** Id of the option that stands out; left out, none does. */
  emphasis?: string
}

/** S-25: options beside each other, compared by criteria. */
export function ComparisonTable({ copy, options, rows, emphasis }: Props) {
  return (
    <Section title={<Words copy={copy} part="title" />}>
      <div className={css.comparison}>
        <CardTable
          caption={<Words copy={copy} part="caption" />}
          columns={[
            <T key="criterion" id="comparison-table.criterion" />,
            ...options.map(({ id, title }) => (
              <span key={id} data-emphasis={id === emphasis ? '' : undefined}>
                {title}
              </span>
            )),
          ]}
          emphasis={options.findIndex(({ id }) => id === emphasis)}
          rows={rows.map(({ id, title, cells }) => ({
            id,
            header: title,
            cells: cells.map((cell, place) => <ComparisonCell key={place} value={cell} />),
          }))}
        />
      </div>
    </Section>
  )
}
