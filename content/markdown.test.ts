import { expect, test } from 'vitest'
import { claims, company } from './company.ts'
import { readMarkdown, toHtml, toInlineHtml, codeLanguages, highlightedCode } from './markdown.ts'

const file = 'content/legal/x/en.md'
const read = (text: string, locale: 'en' | 'en-XA' = 'en') => readMarkdown(file, text, locale)
const opening = (text: string) => read(`# Title\n\n${text}`).opening[0]

test('A text is cut into title, opening paragraphs and sections', () => {
  const {
    title,
    opening: paragraphs,
    sections,
  } = read(
    '# Terms\n\nFirst.\n\nSecond.\n\n## Who we are {#who}\n\nWe.\n\n## Rights {#your-rights}\n\nYours.',
  )
  expect(title).toBe('Terms')
  expect(paragraphs).toEqual(['First.', 'Second.'])
  expect(sections.map(({ id, title: text }) => [id, text])).toEqual([
    ['who', 'Who we are'],
    ['your-rights', 'Rights'],
  ])
  expect(sections.map(({ tokens }) => toHtml(tokens))).toEqual(['<p>We.</p>', '<p>Yours.</p>'])
})

test.each(['', 'Only words.', '## Section {#x}\n\nWords.'])(
  'A text without a title is refused: %j',
  (text) => expect(() => read(text)).toThrow(`${file}: title: `),
)

test.each(['## Who we are', '## {#who}', '## Who we are {who-we-are}', '## Who {#Who Are}'])(
  'A section without an id is refused: %s',
  (heading) => expect(() => read(`# Title\n\nWords.\n\n${heading}\n\nWords.`)).toThrow(file),
)

test('The company’s name and address come from company.ts', () => {
  expect(opening('{company}, {email}')).toBe(`${company.name}, ${company.email}`)
})

test.each([
  ['a lower bound', 'success-cases', `${claims['success-cases'].value}+`],
  ['a percentage', 'turnover', `${claims.turnover.value}%`],
  ['a plain count', 'locations', `${claims.locations.value}`],
  [
    'a range',
    'project-lifetime',
    `${claims['project-lifetime'].value.from}–${claims['project-lifetime'].value.to}`,
  ],
])('A claim that is %s is filled in from company.ts', (_, id, figure) => {
  expect(opening(`It is {claim.${id}} here.`)).toBe(`It is ${figure} here.`)
})

test.each(['{compny}', '{claim.turnovr}', '{claim.}'])(
  'The unknown token %s is refused by file and name',
  (token) => expect(() => opening(token)).toThrow(`${file}: ${token}: `),
)

test('A link that names a route leads to its page in the language of the text', () => {
  const text = '# Title\n\nRead the [policy](route:privacy-policy).'
  const html = (locale: 'en' | 'en-XA') => toInlineHtml(read(text, locale).opening[0]!)
  expect(html('en')).toBe('Read the <a href="/privacy-policy">policy</a>.')
  expect(html('en-XA')).toContain('href="/en-XA/privacy-policy"')
})

test('A link to the route of a page inside a section is resolved as well', () => {
  const { sections } = read('# Title\n\nA.\n\n## B {#b}\n\n- [Write](route:contact-us)')
  expect(toHtml(sections[0]!.tokens)).toContain('<a href="/contact-us">Write</a>')
})

test.each(['privacy', 'newsletter.confrm'])('The unknown route "%s" is refused by name', (id) => {
  expect(() => opening(`[policy](route:${id})`)).toThrow(`${file}: route:${id}: `)
})

test.each([
  ['a block of HTML', '<div>Words.</div>'],
  ['HTML within a line', 'Some <b>words</b>.'],
  ['HTML within a list', '- <script>alert(1)</script>'],
  ['a picture', '![A ship](https://a.example/ship.png)'],
])('A text with %s is refused', (_, text) => {
  expect(() => read(`# Title\n\n## Section {#section}\n\n${text}`)).toThrow(
    'is not allowed: write Markdown without HTML and pictures',
  )
})

test('Code is highlighted in the languages that we know, and others are refused', () => {
  const code = (language: string) =>
    read(`# Title\n\n## Code {#code}\n\n\`\`\`${language}\nselect 1\n\`\`\``)
  const html = (language: string) => toHtml(code(language).sections[0]!.tokens)
  expect(html('')).toBe('<pre><code>select 1</code></pre>')
  expect(html('sql')).toContain('<pre><code><span data-code="keyword">select</span> ')
  expect(() => code('cobol')).toThrow(`${file}: \`\`\`cobol: is no known language`)
})

test('A table stands in a box that keyboards can scroll, named after its columns', () => {
  const { sections } = read(
    '# Title\n\n## Costs {#costs}\n\n| Work & "more" | **Days** |\n|---|---|\n| a | 2 |',
  )
  const html = toHtml(sections[0]!.tokens)
  expect(html).toMatch(
    /^<section tabindex="0" aria-label="Work &amp; &quot;more&quot;, Days"><table>/,
  )
  expect(html).toMatch(/<\/table>\s*<\/section>$/)
})

test('Words of code carry what they are', () => {
  expect(highlightedCode("const size = 'small' // for now", 'js')).toBe(
    '<span data-code="keyword">const</span> size = ' +
      '<span data-code="string">&#x27;small&#x27;</span> ' +
      '<span data-code="comment">// for now</span>',
  )
})

test.each([undefined, ...codeLanguages])('In %s no sign of the code becomes markup', (language) => {
  const html = highlightedCode('if a < b && b > a then <script> end', language)
  expect(html).not.toContain('<script')
  expect(html.replace(/<\/?span[^>]*>/g, '')).toMatch(/^if a &lt; b &amp;&amp; b (>|&gt;) a/)
})

test.each(codeLanguages)(
  'Code in %s has no classes, which only a style sheet elsewhere knows',
  (language) => {
    expect(highlightedCode('const f = (x) => <b class="c">{`${x}`}</b>', language)).not.toMatch(
      /<span class/,
    )
  },
)
