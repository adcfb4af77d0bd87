import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Text = readonly [path: string, text: string]

/** Stories tell what one project agreed on; every other text speaks for the company. */
const texts: readonly Text[] = readdirSync(new URL('.', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /\/(?:en|de)\.md$/.test(path) && !path.startsWith('success-stories/'))
  .sort()
  .map((path) => [path, readFileSync(new URL(path, import.meta.url), 'utf8')])

/** Sentences that make a promise, with the figure they give. */
function figuresOf(pattern: RegExp, among: readonly Text[]): [path: string, figure: string][] {
  return among.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map((match): [string, string] => [
      path,
      match.slice(1).find(Boolean)!.toLowerCase(),
    ]),
  )
}

/** What each promise says (content/STYLE.md), and how texts word it. */
const promises: readonly [promise: string, figure: string, pattern: RegExp][] = [
  [
    'shared hours',
    'four',
    /at least (\w+) (?:shared |working |common )*hours|(?:^|\W)(\w+) shared hours a day/gi,
  ],
  ['gemeinsame Stunden', 'vier', /mindestens (\w+) (?:gemeinsamen? )?(?:Arbeitss|S)tunden/gi],
  ['overlap', 'ten', /(\w+) working days of overlap|overlaps? (?:for )?(\w+) working days/gi],
  ['Überschneidung', 'zehn', /(\w+) (?:Arbeitst|T)age (?:Überschneidung|Übergabe)/gi],
  ['first weeks', 'two', /within (\w+) weeks[^.]{0,20} those \w+ weeks/gi],
  ['erste Wochen', 'zwei', /innerhalb von (\w+) Wochen[^.]{0,20} diese \w+ Wochen/gi],
  ['stages of hiring', 'eight', /(?:the|^|## )\s?(\w+) hiring stages|## (\w+) stages /gim],
  [
    'start of a team',
    'two to four',
    /(?:within|takes?|in|the same|allow|about) (two to \w+|\w+ to four) weeks/gi,
  ],
  ['reply', 'one', /(?:repl\w+|answers?) within (\w+) working days?/gi],
  ['Antwort', 'eines', /(?:antworte\w*|meldet sich) innerhalb (\w+) Arbeitstag/gi],
]

test.each(promises)('%s: every text says %s', (_, figure, pattern) => {
  const found = figuresOf(pattern, texts)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(([, said]) => said !== figure)).toEqual([])
})

test('a text that says another figure is found', () => {
  const [, , pattern] = promises[0]!
  const one = ['a/en.md', 'You share at least four working hours a day.'] as const
  const other = ['b/en.md', 'We keep at least three shared hours.'] as const
  expect(figuresOf(pattern, [one, other])).toEqual([
    ['a/en.md', 'four'],
    ['b/en.md', 'three'],
  ])
})
