import { namespaceOf } from './catalog-copy.fixture.ts'
import type { Mutations } from './mutation.fixture.ts'

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
