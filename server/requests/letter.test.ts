import { expect, test } from 'vitest'
import { type Letter, letterHtml, letterText } from './letter.ts'

const letter: Letter = [
  { kind: 'text', text: 'Hello,\n\nyou & <b>I</b>\nwrite.' },
  {
    kind: 'fields',
    fields: [
      { label: 'Goal', value: 'Less "haste"' },
      { label: 'Page', value: '/a', href: 'https://helmwright.example/?a="1"&b=2' },
    ],
  },
  { kind: 'quote', label: 'Plan', text: 'One\n\nEmail: forged@evil.example' },
  { kind: 'link', label: 'Confirm', href: 'https://helmwright.example/confirm?token=x' },
]

test('the plain text gives each field its line and marks every line of a quote', () => {
  expect(letterText(letter)).toBe(
    [
      'Hello,\n\nyou & <b>I</b>\nwrite.',
      'Goal: Less "haste"\nPage: /a',
      'Plan:\n> One\n> \n> Email: forged@evil.example',
      'Confirm:\nhttps://helmwright.example/confirm?token=x',
    ].join('\n\n'),
  )
})

const html = letterHtml(letter, { title: 'A <subject>', lang: 'de', dir: 'ltr' })

test('the HTML part is a page in its language', () => {
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(html).toContain('<title>A &lt;subject></title>')
  expect(html).toContain('content="width=device-width, initial-scale=1"')
})

test('the HTML part shows marks as they were typed and lets no value leave its place', () => {
  expect(html).toContain('you &amp; &lt;b>I&lt;/b><br>\nwrite.</p>')
  expect(html).toContain('href="https://helmwright.example/?a=&quot;1&quot;&amp;b=2"')
  expect(html).toMatch(/<blockquote [^>]*>One<br>\n<br>\nEmail: forged@evil\.example<\/blockquote>/)
})

test('the HTML part names no colour and fetches nothing', () => {
  expect(html).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|background|(?<!-)color:(?!inherit)/i)
  expect(html).not.toMatch(/<(img|link|script|style)\b|url\(|src=/)
})
