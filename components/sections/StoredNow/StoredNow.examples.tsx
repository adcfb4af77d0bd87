import type { Examples } from '../../examples.ts'
import { storedKeys } from '../../forms/stored-keys.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StoredKeys, StoredNow } from './StoredNow.tsx'
import { StoredList } from './StoredTexts.tsx'

const texts: Record<string, string> = {
  goal: 'boost_your_roi',
  industry: 'healthcare',
  final: 'Extend Your Team',
  service: 'A service of tomorrow',
  'brief-cost':
    '{"query":"role=qa-engineers&count=2","lines":[{"label":"Price range","value":"€9,900–13,600 per month"}]}',
  'answered-at': '1795255200000',
}

const draft = JSON.stringify({
  at: 1_795_255_200_000,
  values: {
    name: 'Jo',
    email: 'jo@acme.example',
    requestDetails: 'A ledger that balances. '.repeat(9),
  },
})

export const examples: Examples = {
  rows: [],
  catalogs: ['storage', 'forms', 'taxonomy'],
  examples: {
    'now, as it is in this browser': <StoredNow copy="storage.now" />,
    'now, every key': (
      <Panel>
        <StoredList
          stored={storedKeys.map((stored) => ({
            ...stored,
            text: texts[stored.key] ?? draft,
            bytes: (texts[stored.key] ?? draft).length,
          }))}
          onErase={() => {}}
        />
      </Panel>
    ),

    'keys, usual': <StoredKeys copy="storage.keys" />,
  },
}
