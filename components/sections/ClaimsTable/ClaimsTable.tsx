import { type ClaimId, claims } from '../../../content/company.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ClaimsTable.module.css'

const ids = Object.keys(claims) as ClaimId[]

/** Every claim with what it means, when it was counted and from which record; its id is its fragment. */
export function ClaimsTable({ copy }: { copy: SectionCopy<'title'> }) {
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <CardTable
        caption={<Message id="claims-table.table.caption" values={{ count: ids.length }} />}
        columns={[
          <Message key="figure" id="claims-table.column.figure" />,
          <Message key="definition" id="claims-table.column.definition" />,
          <Message key="date" id="claims-table.column.date" />,
          <Message key="source" id="claims-table.column.source" />,
        ]}
        rows={ids.map((id) => ({
          id,
          fragment: id,
          header: <Figure id={id} />,
          cells: [
            <Message key="definition" id={`claims.${id}.definition`} />,
            <Message
              key="date"
              id="claims-table.date"
              values={{ date: new Date(claims[id].asOf) }}
            />,
            <Message key="source" id={`claims-table.source.${claims[id].source}`} />,
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
      <span className={css.figure}>{text}</span> <Message id={`claims.${id}.label`} />
    </span>
  )
}
