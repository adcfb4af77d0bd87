import { answersKeptFor } from '../../questionnaire/answer-storage.ts'
import { draftKeptFor } from '../../forms/draft.ts'
import { type StoredKey, storedKeys } from '../../forms/stored-keys.ts'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { Section } from '../../ui/Section.tsx'

const hour = 60 * 60 * 1000
const days = answersKeptFor / (24 * hour)
const hours = draftKeptFor / hour

/** Every key that the site may store in the browser: what it holds, why, and for how long. */
export function StoredKeys({ copy }: { copy: Copy<'title'> }) {
  return (
    <Section opening="quiet" title={<Words copy={copy} part="title" />}>
      <CardTable
        caption={<T id="storage.keys.caption" values={{ count: storedKeys.length }} />}
        columns={[
          <T key="key" id="storage.column.key" />,
          <T key="holds" id="storage.column.holds" />,
          <T key="why" id="storage.column.why" />,
          <T key="until" id="storage.column.until" />,
        ]}
        rows={storedKeys.map(({ key, area, holds }) => ({
          id: key,
          fragment: `key-${key}`,
          header: <code>{key}</code>,
          cells: [
            <T key="holds" id={`storage.holds.${key}`} />,
            <T key="why" id={`storage.why.${holds}`} />,
            <Until key="until" area={area} holds={holds} />,
          ],
        }))}
      />
    </Section>
  )
}

function Until({ area, holds }: Pick<StoredKey, 'area' | 'holds'>) {
  if (area === 'session') return <T id="storage.until.session" values={{ hours }} />
  if (holds === 'choice') return <T id="storage.until.choice" />
  return <T id="storage.until.local" values={{ days }} />
}
