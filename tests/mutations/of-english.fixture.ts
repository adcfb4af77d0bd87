import { valuesOf, type Mutations } from './catalog-copy.fixture.ts'

const plural = (name: string) => `{${name}, plural, one {#} other {#}}`

/** Errors in the English catalogs. */
export const ofEnglish: Mutations = {
  'an English file that is no JSON': [['json'], (copy) => copy.file('en', 'home', () => '{')],
  'an English entry with an unknown field': [
    ['entry'],
    (copy) => copy.write('en', copy.pick().id, copy.pick().defaultMessage, { note: 'x' }),
  ],
  'an English id that stands twice': [
    ['twice'],
    (copy) => {
      const { id, namespace } = copy.pick()
      const line = `"${id}": { "defaultMessage": "Twice", "description": "Nowhere at all, on none of the pages." }`
      copy.file('en', namespace, (text) => text.replace(/\}\s*$/, `,\n${line}\n}\n`))
    },
  ],
  'English that is no ICU message': [
    ['icu'],
    (copy) => copy.write('en', copy.pick().id, 'Hello {name'),
  ],
  'English that the style sheet rules out': [
    ['wording'],
    (copy) => copy.write('en', copy.pick().id, 'Our favorite color'),
  ],
  'an empty English text': [['empty'], (copy) => copy.write('en', copy.pick().id, '')],
  'an id outside of its namespace': [
    ['namespace'],
    (copy) => {
      const { id, namespace, defaultMessage, description } = copy.pick()
      for (const locale of ['en', 'de'] as const) {
        copy.catalog(locale, namespace, (catalog) => {
          delete catalog[id]
          catalog['elsewhere.title'] = {
            defaultMessage: locale === 'en' ? defaultMessage : copy.german(id),
            ...(locale === 'en' ? { description } : {}),
          }
        })
      }
      copy.catalog('de', '.status', (lines) => {
        lines['elsewhere.title'] = lines[id]!
        delete lines[id]
      })
      copy.change({ code: `${copy.original.code}\ntext('elsewhere.title')` })
    },
  ],
  'a message that no code names': [
    ['unused'],
    (copy) => {
      const id = 'home.nobody-shows-this'
      copy.write('en', id, 'Nobody shows this', {
        description: 'Nowhere at all, on none of the pages.',
      })
      copy.write('de', id, 'Das zeigt niemand')
    },
  ],
  'a description that is too short': [
    ['description'],
    (copy) => copy.write('en', copy.pick().id, copy.pick().defaultMessage, { description: 'Here' }),
  ],
  'a description that is silent about a value': [
    ['described-values'],
    (copy) => {
      const { id, defaultMessage } = copy.pick((message) => valuesOf(message).length > 0)
      copy.write('en', id, defaultMessage, { description: 'Somewhere on the page, in small type.' })
    },
  ],
  'three dots in English': [
    ['typography'],
    (copy) => copy.write('en', copy.pick().id, 'Words are on their way...'),
  ],
  'an HTML tag in English': [
    ['markup'],
    (copy) => copy.write('en', copy.pick().id, 'Words on<br/>two lines'),
  ],
  'two plurals in one message': [
    ['one-plural', 'one-plural'],
    (copy) => {
      const { id } = copy.pick()
      const text = `${plural('ships')} ${plural('boats')}`
      copy.write('en', id, text, { description: 'Counts {ships} and {boats} of a fleet.' })
      copy.write('de', id, text)
    },
  ],
  'an English plural without a branch': [
    ['plural-lacking'],
    (copy) => {
      const { id } = copy.pick()
      const description = 'Counts {ships} of a fleet, on the first page.'
      copy.write('en', id, '{ships, plural, other {#}}', { description })
      copy.write('de', id, plural('ships'))
    },
  ],
  'English that is too long': [
    ['length'],
    (copy) => {
      copy.write('en', copy.pick().id, 'Words that go on', { max: 9 })
      copy.write('de', copy.pick().id, 'Worte')
    },
  ],
  'a typed claim in English': [
    ['claim'],
    (copy) => {
      copy.write('en', copy.pick().id, 'Seen in 39 countries')
      copy.write('de', copy.pick().id, 'Gesehen an 39 Orten')
    },
  ],
  'English that has changed since': [
    ['stale'],
    (copy) => {
      const { id, namespace } = copy.pick()
      copy.catalog('en', namespace, (catalog) => {
        catalog[id] = { ...catalog[id], defaultMessage: 'Other words stand here now' }
      })
    },
  ],
}
