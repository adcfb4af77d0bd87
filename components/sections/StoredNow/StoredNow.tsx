import { draftKeptFor } from '../../forms/draft.ts'
import { type StoredKey, storedKeys } from '../../forms/stored-keys.ts'
import { answersKeptFor } from '../../questionnaire/answer-storage.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
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

/** Every key that the site may store in the browser: what it contains, why, and for how long. */
export function StoredKeys({ copy }: { copy: SectionCopy<'title'> }) {
  return (
    <Section opening="quiet" title={<SectionText copy={copy} part="title" />}>
      <CardTable
        caption={<Message id="storage.keys.caption" values={{ count: storedKeys.length }} />}
        columns={[
          <Message key="key" id="storage.column.key" />,
          <Message key="holds" id="storage.column.holds" />,
          <Message key="why" id="storage.column.why" />,
          <Message key="until" id="storage.column.until" />,
        ]}
        rows={storedKeys.map(({ key, area, holds }) => ({
          id: key,
          fragment: `key-${key}`,
          header: <code>{key}</code>,
          cells: [
            <Message key="holds" id={`storage.holds.${key}`} />,
            <Message key="why" id={`storage.why.${holds}`} />,
            <Until key="until" area={area} holds={holds} />,
          ],
        }))}
      />
    </Section>
  )
}

function Until({ area, holds }: Pick<StoredKey, 'area' | 'holds'>) {
  if (area === 'session') return <Message id="storage.until.session" values={{ hours }} />
  if (holds === 'choice' || holds === 'selection') return <Message id="storage.until.choice" />
  return <Message id="storage.until.local" values={{ days }} />
}
