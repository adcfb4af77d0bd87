import { describe, expect, test } from 'vitest'
import { parsedMessage } from './message-tree.ts'
import { sentenceCaseButton, wordingFault, wordingRule } from './wording-rules.ts'

const message = (defaultMessage: string, description = 'A line of text.', id = 'home.a') =>
  parsedMessage({
    id,
    defaultMessage,
    description,
    file: 'locales/en/home.json',
    line: 1,
    namespace: 'home',
  })

describe('what the style sheet rules out', () => {
  test.each([
    ['en', 'The color of the button', '“color”'],
    ['en', 'A data center in Tallinn', '“center”'],
    ['en', 'We organize the work', '“organize”'],
    ['en', 'Counted on November 17, 2026', '“November 17, 2026”'],
    ['en', 'Counted on 17th November', '“17th November”'],
    ['en', 'Call us at 5 pm', '“5 pm”'],
    ['en', 'The client has its seat in Tartu', '“has its seat”'],
    ['en', 'Ask engineers of ours', '“engineers of ours”'],
    ['en', 'You receive it by return', '“by return”'],
    ['en', 'Nine on the clock of Berlin', '“on the clock of”'],
    ['en', 'Please leave an address', '“leave an address”'],
    ['en', 'Words of clients', '“Words of clients”'],
    ['en', 'You should plan some weeks', '“plan some weeks”'],
    ['en', 'A life cycle after IEC 62304', '“life cycle after IEC”'],
    ['en', 'It is no free sample', '“is no free”'],
    ['en', 'Mend the channel', '“Mend”'],
    ['en', 'The first leg ends with a demo', '“first leg”'],
    ['en', 'Welcome aboard', '“aboard”'],
    ['de', 'Am 17th November', '“17th”'],
    ['de', 'Die Website entstand in 2026.', '“in 2026”'],
    ['de', 'Das macht Sinn, Sinn machen Tests.', '“Sinn mach”'],
    ['de', 'Wer prüft, steht dafür ein.', '“steht dafür ein”'],
    ['de', 'Wer für den Code einsteht', '“einsteht”'],
    ['de', 'Willkommen an Bord', '“Willkommen an Bord”'],
    ['de', 'Worte von Kunden', '“Worte von Kunden”'],
    ['de', 'Hinterlassen Sie eine Adresse.', '“Hinterlassen Sie eine Adresse”'],
    ['de', 'Mehr Fallstudien', '“Mehr Fallstudien”'],
    ['de', 'Der Grundcode der Ablehnung', '“Grundcode”'],
  ])('%s: %s', (locale, text, found) => {
    expect(wordingFault(locale, text)).toMatchObject({ rule: 'wording', found })
  })

  test.each([
    ['en', 'The colour of the centre on 17 November 2026 at 14:30'],
    ['en', 'Microsoft App Center, the legal judgment, and a size to recommend'],
    ['de', 'Am 17. November 2026 um 14:30 Uhr, Gäste an Bord eines Schiffs'],
    ['fr', 'The color of the center'],
  ])('%s: nothing in “%s”', (locale, text) => {
    expect(wordingFault(locale, text)).toBeUndefined()
  })
})

test('the goals of the service finder keep the words of the specification', () => {
  const goal = (id: string) => message('Modernize legacy IT systems', 'A goal of visitors.', id)
  expect(wordingRule('en')(goal('taxonomy.goal.modernize'))).toBeUndefined()
  expect(wordingRule('en')(goal('home.goal'))).toMatchObject({ found: '“Modernize”' })
})

test.each([
  ['Send Request', 'Button of a form.', 'capitals in the button “Send Request”'],
  ['Get In Touch', 'Button of the header.', 'capitals in the button “Get In Touch”'],
])('the button “%s” has too many capitals', (text, description, found) => {
  expect(sentenceCaseButton(message(text, description))).toMatchObject({ found })
})

test.each([
  ['Send request', 'Button of a form.'],
  ['Hire Developers', 'Button of the header. The English wording is fixed.'],
  ['With English', 'Button of the preview.'],
  ['The Name of a Thing', 'Heading of a page.'],
])('“%s” (%s) is written as it should be', (text, description) => {
  expect(sentenceCaseButton(message(text, description))).toBeUndefined()
})
