import { isPlain, namespaceOf, type Mutations } from './catalog-copy.fixture.ts'

/** Errors in the German files and their sidecar. */
export const ofFiles: Mutations = {
  'a German file that is no JSON': [['json'], (copy) => copy.file('de', 'home', () => '{')],
  'a German entry without a text': [
    ['entry'],
    (copy) =>
      copy.catalog('de', copy.pick().namespace, (catalog) => {
        catalog[copy.pick().id] = { message: 'Worte' }
      }),
  ],
  'a German id that stands twice': [
    ['twice'],
    (copy) => {
      const { id, namespace } = copy.pick()
      const line = `"${id}": { "defaultMessage": "Worte" }`
      copy.file('de', namespace, (text) => text.replace(/\}\s*$/, `,\n${line}\n}\n`))
    },
  ],
  'an id that English does not have': [
    ['unknown'],
    (copy) =>
      copy.catalog('de', 'home', (catalog) => {
        catalog['home.old'] = { defaultMessage: 'Alte Worte' }
      }),
  ],
  'a missing optional text': [
    ['missing'],
    (copy) => {
      const { id } = copy.pick()
      copy.catalog('de', namespaceOf(id), (catalog) => delete catalog[id])
      copy.catalog('de', '.status', (lines) => delete lines[id])
    },
  ],
  'an empty optional text': [
    ['missing'],
    (copy) => {
      copy.write('de', copy.pick().id, '')
      copy.catalog('de', '.status', (lines) => delete lines[copy.pick().id])
    },
  ],
  'a missing file': [
    ['file'],
    (copy) => {
      const required = new Set(
        copy.original.english.messages.filter((one) => one.required).map((one) => one.namespace),
      )
      const { namespace } = copy.pick((one) => !required.has(one.namespace))
      copy.file('de', namespace, () => undefined)
      copy.catalog('de', '.status', (lines) => {
        for (const id of Object.keys(lines)) if (namespaceOf(id) === namespace) delete lines[id]
      })
    },
  ],
  'a file that English does not have': [
    ['file'],
    (copy) =>
      copy.catalog('de', 'elsewhere', (catalog) => {
        catalog['elsewhere.a'] = { defaultMessage: 'Worte' }
      }),
  ],
  'a text in the file of another namespace': [
    ['file'],
    (copy) => {
      const { id } = copy.pick((message) => isPlain(message) && message.namespace !== 'home')
      copy.catalog('de', namespaceOf(id), (catalog) => delete catalog[id])
      copy.catalog('de', 'home', (catalog) => {
        catalog[id] = { defaultMessage: copy.german(id) }
      })
    },
  ],
  'ids in another order': [
    ['order'],
    (copy) =>
      copy.catalog('de', 'home', (catalog) => {
        const [id, entry] = Object.entries(catalog)[0]!
        delete catalog[id]
        catalog[id] = entry
      }),
  ],
  'a state without a text': [
    ['status'],
    (copy) => copy.status('de', 'home.old', { state: 'reviewed' }),
  ],
  'a text without a state': [
    ['status'],
    (copy) => copy.catalog('de', '.status', (lines) => delete lines[copy.pick().id]),
  ],
  'a state that does not exist': [
    ['status'],
    (copy) => copy.status('de', copy.pick().id, { state: 'done' }),
  ],
  'a sidecar that is no JSON': [['status'], (copy) => copy.file('de', '.status', () => '{')],
  'a text that was made from other English': [
    ['stale'],
    (copy) => copy.status('de', copy.pick().id, { src: 'AAAAAAAA' }),
  ],
  'a folder that is not in the list of locales': [
    ['locale'],
    (copy) => copy.change({ records: copy.original.records.filter(({ code }) => code === 'en') }),
  ],
  'a locale of the list without a folder': [
    ['locale'],
    (copy) => {
      const french = { code: 'fr', name: 'Français', dir: 'ltr', state: 'preview' } as const
      copy.change({ records: [...copy.original.records, french] })
    },
  ],
}

/** Errors in what belongs to the words beside the catalogs, and in how they fit together. */
export const ofProject: Mutations = {
  'types that are older than the catalogs': [['types'], (copy) => copy.change({ types: '' })],
  'a new value, before the types are written': [
    ['types'],
    (copy) => {
      const { id } = copy.pick()
      copy.write('en', id, 'Words of {name}', {
        description: 'Words of the first page with a {name} in them.',
      })
      copy.write('de', id, 'Worte von {name}')
    },
  ],
  'a dead term of the glossary': [
    ['glossary-entry'],
    (copy) => {
      const { glossary } = copy.original
      const dead = {
        term: 'zeppelin',
        note: '',
        keep: false,
        strict: false,
        prose: true,
        words: {},
      }
      copy.change({ glossary: { ...glossary, entries: [...glossary.entries, dead] } })
    },
  ],
  'a claim that is typed in a text of content': [
    ['claim'],
    (copy) => {
      const text = { file: 'content/blog/a/de.md', locale: 'de', text: 'In 39 Länder geliefert' }
      copy.change({ texts: [...copy.original.texts, text] })
    },
  ],
  'a required English message without a German text': [
    ['live', 'missing'],
    (copy) => {
      const { id } = copy.pick(
        ({ required, defaultMessage }) => Boolean(required) && /^\w+$/.test(defaultMessage),
      )
      copy.catalog('de', namespaceOf(id), (catalog) => delete catalog[id])
      copy.catalog('de', '.status', (lines) => delete lines[id])
    },
  ],
}
