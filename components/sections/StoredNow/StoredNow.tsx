import { draftKeptFor } from '../../forms/draft.ts'
import { type StoredKey, storedKeys } from '../../forms/stored-keys.ts'
import { answersKeptFor } from '../../questionnaire/answer-storage.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './StoredNow.module.css'
import { StoredTextsIsland } from './StoredTexts.island.tsx'

/**
 * What this browser has stored of the site right now, and the button that erases it. Only a script can
 * read it: until then the section says no more than its title and lead.
 */
export function StoredNow({ copy }: { copy: SectionCopy<'title' | 'lead' | 'by-hand'> }) {
  return (
    <Section
      opening="beside"
      id="stored-now"
      tone="buff"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.now}>
        <StoredTextsIsland />
        <p>
          <SectionText copy={copy} part="by-hand" />
        </p>
      </div>
    </Section>
  )
}

const hour = 60 * 60 * 1000
const days = answersKeptFor / (24 * hour)
const hours = draftKeptFor / hour

/** The keys by what they hold: those of one kind are kept for one reason, and for one time. */
const reasons = [...new Set(storedKeys.map(({ holds }) => holds))]

/** Every key that the site may store in the browser, under why and for how long it is kept. */
export function StoredKeys({ copy }: { copy: SectionCopy<'title'> }) {
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <CardTable
        caption={<Message id="storage.keys.caption" values={{ count: storedKeys.length }} />}
        columns={[
          <Message key="key" id="storage.column.key" />,
          <Message key="holds" id="storage.column.holds" />,
        ]}
        groups={reasons.map((holds) => ({
          id: holds,
          title: <Reason holds={holds} />,
          rows: storedKeys
            .filter((each) => each.holds === holds)
            .map(({ key }) => ({
              id: key,
              fragment: `key-${key}`,
              header: <code>{key}</code>,
              cells: [<Message key="holds" id={`storage.holds.${key}`} />],
            })),
        }))}
      />
    </Section>
  )
}

/** What keys are stored for, and how long, once for all that share it. */
function Reason({ holds }: Pick<StoredKey, 'holds'>) {
  return (
    <div className={css.reason}>
      <strong>
        <Message id={`storage.group.${holds}`} />
      </strong>
      <FactList
        facts={[
          {
            id: 'why',
            name: <Message id="storage.column.why" />,
            value: <Message id={`storage.why.${holds}`} />,
          },
          {
            id: 'until',
            name: <Message id="storage.column.until" />,
            value: <Until holds={holds} />,
          },
        ]}
      />
    </div>
  )
}

function Until({ holds }: Pick<StoredKey, 'holds'>) {
  if (holds === 'draft') return <Message id="storage.until.session" values={{ hours }} />
  if (holds === 'choice' || holds === 'selection') return <Message id="storage.until.choice" />
  return <Message id="storage.until.local" values={{ days }} />
}
