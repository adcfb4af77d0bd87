import type { CatalogMessage } from '../../locales/tools/read-locale.ts'
import { valuesOf, type Mutation, type Mutations } from './catalog-copy.fixture.ts'

/** Another German text in the place of a message without values. */
const says =
  (text: string): Mutation[1] =>
  (copy) =>
    copy.write('de', copy.pick().id, text)

/** Other words in an English message and its German text. */
const both =
  (english: string, german: string): Mutation[1] =>
  (copy) => {
    copy.write('en', copy.pick().id, english, {
      description: 'Words of the page with {n}, {k}, <b> and <i>.',
    })
    copy.write('de', copy.pick().id, german)
  }

const counted = ({ defaultMessage, ...message }: CatalogMessage) =>
  defaultMessage.includes(', plural,') && valuesOf({ defaultMessage, ...message }).length === 1

/** Errors in a German text. */
export const ofGerman: Mutations = {
  'German that is no ICU message': [['icu'], says('Hallo {name')],
  'a value that English does not have': [['values'], says('Worte von {name}')],
  'a lost value': [
    ['values', 'types'],
    (copy) => {
      copy.write('en', copy.pick().id, 'Words of {name}', {
        description: 'Words of the first page, of a {name}.',
      })
      copy.write('de', copy.pick().id, 'Worte von jemandem')
    },
  ],
  'a tag that English does not have': [['values'], says('Worte mit <b>Gewicht</b>')],
  'tags in another nesting': [
    ['values', 'types'],
    both('<b><i>Words</i></b> with {n} and {k}', '<i><b>Worte</b></i> mit {n} und {k}'),
  ],
  'a choice without a branch': [
    ['values', 'types'],
    both('{k, select, a {word} other {words}}', '{k, select, other {Worte}}'),
  ],
  'a plural without a branch': [
    ['plural-lacking'],
    (copy) => {
      const { id } = copy.pick(counted)
      copy.write('de', id, copy.german(id).replace(/one \{[^{}]*\} ?/, ''))
    },
  ],
  'a plural that German does not know': [
    ['plural-extra'],
    (copy) => {
      const { id } = copy.pick(counted)
      copy.write('de', id, copy.german(id).replace(/plural, /, 'plural, few {#} '))
    },
  ],
  'German that is too long': [
    ['length'],
    (copy) => {
      const { id } = copy.pick(
        ({ max, ...rest }) =>
          max !== undefined &&
          copy.pick().id !== rest.id &&
          /^[A-Z][a-z]+( [a-z]+)*$/.test(rest.defaultMessage),
      )
      copy.write('de', id, copy.german(id) + ' und noch viel mehr'.repeat(9))
    },
  ],
  'a space at the edge': [['typography'], says('Worte am Rand ')],
  'two spaces': [['typography'], says('Worte  mit Abstand')],
  'straight quotation marks': [['typography'], says('Worte "mit" Gewicht')],
  'English quotation marks': [['typography'], says('Worte “mit” Gewicht')],
  'three dots': [['typography'], says('Worte...')],
  'an HTML entity': [['typography'], says('Worte &amp; Taten')],
  'an ordinary space in z. B.': [['typography'], says('Worte, z. B. diese')],
  'an ordinary space before a unit': [['typography'], says('Worte zu 7 % der Zeit')],
  'no space before a per cent sign': [['typography'], says('Worte zu 7% der Zeit')],
  'an informal form of address': [['address'], says('Worte, die du suchst')],
  'an HTML tag': [['markup'], says('Worte in<br/>zwei Zeilen')],
  'two plurals': [
    ['one-plural', 'values'],
    says('{a, plural, one {#} other {#}} {b, plural, one {#} other {#}}'),
  ],
  'a typed claim': [['claim'], says('Kunden aus 39 Länder')],
  'a lost figure': [
    ['figures'],
    (copy) => {
      copy.write('en', copy.pick().id, 'Words after 1,234 days')
      copy.write('de', copy.pick().id, 'Worte nach vielen Tagen')
    },
  ],
  'a sentence that is still English': [
    ['same-text'],
    (copy) => copy.write('de', copy.pick().id, copy.pick().defaultMessage),
  ],
  'a lost name': [
    ['glossary'],
    (copy) => {
      copy.write('en', copy.pick().id, 'Words about Kubernetes here')
      copy.write('de', copy.pick().id, 'Worte über Container')
    },
  ],
  'another word than the glossary has': [
    ['glossary'],
    (copy) => {
      copy.write('en', copy.pick().id, 'Words about turnover here')
      copy.write('de', copy.pick().id, 'Worte über Abgänge')
    },
  ],
  'a word that the glossary avoids': [
    ['glossary'],
    (copy) => {
      copy.write('en', copy.pick().id, 'Words about turnover here')
      copy.write('de', copy.pick().id, 'Worte über Umsatz und Fluktuation')
    },
  ],
}
