import { type Claim, type ClaimId, claims, commonDay, company } from '../../../content/company.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useClaim } from '../../text/useClaim.ts'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ClaimsTable.module.css'

const ids = Object.keys(claims) as ClaimId[]

/**
 * S-51 as a table: every claim with what it means, from which record it is and when it was counted, which is told once
 * for all where it was one day; its id is its fragment.
 */
export function ClaimsTable({ copy }: { copy: SectionCopy<'title'> }) {
  const day = commonDay(ids)
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <div className={css.table}>
        <CardTable
          caption={
            <>
              <Message id="claims-table.table.caption" values={{ count: ids.length }} />
              {day ? (
                <>
                  {' '}
                  <Message id="claims-table.table.day" values={{ date: new Date(day) }} />
                </>
              ) : null}
            </>
          }
          columns={[
            <Message key="figure" id="claims-table.column.figure" />,
            <Message key="definition" id="claims-table.column.definition" />,
            ...(day ? [] : [<Message key="date" id="claims-table.column.date" />]),
            <Message key="source" id="claims-table.column.source" />,
          ]}
          rows={ids.map((id) => ({
            id,
            fragment: id,
            header: <NamedFigure id={id} />,
            cells: [
              <Message key="definition" id={`claims.${id}.definition`} />,
              ...(day
                ? []
                : [
                    <Message
                      key="date"
                      id="claims-table.date"
                      values={{ date: new Date(claims[id].asOf) }}
                    />,
                  ]),
              <Source key="source" of={claims[id].source} />,
            ],
          }))}
        />
      </div>
    </Section>
  )
}

/** A review site has a name as soon as it is linked. */
function Source({ of }: { of: Claim['source'] }) {
  const { name } = company.reviewSite
  return of === 'review-site' && name ? name : <Message id={`claims-table.source.${of}`} />
}

function NamedFigure({ id }: { id: ClaimId }) {
  const { text } = useClaim()(id)
  return (
    <span className={css.cell}>
      <span className={css.figure}>{text}</span> <Message id={`claims.${id}.label`} />
    </span>
  )
}
