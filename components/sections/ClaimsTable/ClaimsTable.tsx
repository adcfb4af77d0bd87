import { type ClaimId, claims } from '../../../content/company.ts'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ClaimsTable.module.css'

const ids = Object.keys(claims) as ClaimId[]

/** Every claim with what it means, when it was counted and from which record; its id is its fragment. */
export function ClaimsTable({ copy }: { copy: Copy<'title'> }) {
  return (
    <Section opening="quiet" title={<Words copy={copy} part="title" />}>
      <CardTable
        caption={<T id="claims-table.table.caption" values={{ count: ids.length }} />}
        columns={[
          <T key="figure" id="claims-table.column.figure" />,
          <T key="definition" id="claims-table.column.definition" />,
          <T key="date" id="claims-table.column.date" />,
          <T key="source" id="claims-table.column.source" />,
        ]}
        rows={ids.map((id) => ({
          id,
          fragment: id,
          header: <Figure id={id} />,
          cells: [
            <T key="definition" id={`claims.${id}.definition`} />,
            <T key="date" id="claims-table.date" values={{ date: new Date(claims[id].asOf) }} />,
            <T key="source" id={`claims-table.source.${claims[id].source}`} />,
          ],
        }))}
      />
    </Section>
  )
}

function Figure({ id }: { id: ClaimId }) {
  const { text } = useClaim()(id)
  return (
    <span className={css.claim}>
      <span className={css.figure}>{text}</span> <T id={`claims.${id}.label`} />
    </span>
  )
}
