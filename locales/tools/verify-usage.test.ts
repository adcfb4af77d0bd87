import { expect, test } from 'vitest'
import type { SourceMessage } from './read-catalogs.ts'
import { verifyUsage } from './verify-usage.ts'

function message(id: string): SourceMessage {
  const place = { file: 'locales/en/home.json', line: 1, namespace: 'home' }
  return { id, defaultMessage: 'Hello', description: 'Greeting at the top.', ...place }
}

const unused = (id: string, code: string) =>
  verifyUsage([message(id)], code).map(({ place, found }) => `${place.id} ${found}`)

test.each([
  ['in single quotes', 'home.hero.title', `text('home.hero.title')`],
  ['as an attribute', 'home.hero.title', `<T id="home.hero.title" />`],
  [
    'by prefix and part',
    'home.hero.title',
    '<Hero copy="home.hero" />; <T id={`${copy}.title`} />',
  ],
  ['by part', 'home.hero.title', '<Hero copy="home.hero" />; <Words copy={copy} part="title" />'],
  ['by part in an attribute', 'home.hero.title', `"home.hero"; useWords()(copy, 'title')`],
  ['by prefix in a list', 'home.hero.title', "{ copy: 'home.hero' }; text(`${copy}.title`)"],
  [
    'by a part of two names',
    'home.hero.cards.title',
    "{ copy: 'home.hero' }; text(`${copy}.cards.title`)",
  ],
  ['by a table', 'claims.client-countries.label', 'text(`claims.${id}.label`)'],
  [
    'by a table at the end',
    'mail.request.field.requestDetails',
    'text(`mail.request.field.${key}`)',
  ],
])('a message that is named %s is used', (_, id, code) => {
  expect(unused(id, code)).toEqual([])
})

test.each([
  ['nowhere', 'home.hero.title', `text('home.hero.lead')`],
  ['only by its prefix', 'home.hero.title', '<Hero copy="home.hero" />'],
  ['only by its part', 'home.hero.title', '<T id={`${copy}.title`} />'],
  ['only by part', 'home.hero.title', '<Words copy={copy} part="title" />'],
  ['by another prefix', 'home.hero.title', '<Hero copy="home.numbers" />; `${copy}.title`'],
  ['by a longer id', 'home.hero.title', `text('home.hero.title-long')`],
  ['by a table of other messages', 'claims.reviews.label', 'text(`claims.${id}.definition`)'],
  ['by a table with fewer names', 'claims.reviews.a.label', 'text(`claims.${id}.label`)'],
])('a message that is named %s is reported', (_, id, code) => {
  expect(unused(id, code)).toEqual([`${id} nothing names this message`])
})
