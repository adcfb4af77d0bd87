import { escapedAttribute, escapedText } from '../../content/html-text.ts'
import type { Locale } from '../../locales/locales.ts'
import { partialTranslator } from '../../locales/translator.server.ts'

/** A line of a table: what it is and what it says. `href` leads to it in the HTML part. */
export type LetterField = { label: string; value: string; href?: string }

/** A part of a letter, in plain values: both of its forms escape and mark them as they need. */
type LetterPart =
  /** Paragraphs, with an empty line between them. */
  | { kind: 'text'; text: string }
  | { kind: 'fields'; fields: readonly LetterField[] }
  /** Somebody else's words, which no line of them can leave. */
  | { kind: 'quote'; label: string; text: string }
  /** What belongs together, each on a line of its own. */
  | { kind: 'list'; label: string; items: readonly string[] }
  /** What the reader is asked to do. */
  | { kind: 'link'; label: string; href: string }

/** A mail's text, written once and read in either form. */
export type Letter = readonly LetterPart[]

type Page = { title: string; lang: string; dir: 'ltr' | 'rtl' }

/** The plain-text part. */
export function letterText(letter: Letter): string {
  return letter.map(partText).join('\n\n')
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'fields':
      return part.fields.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'quote':
      return [`${part.label}:`, ...part.text.split('\n').map((line) => `> ${line}`)].join('\n')
    case 'list':
      return [`${part.label}:`, ...part.items.map((item) => `- ${item}`)].join('\n')
    case 'link':
      return `${part.label}:\n${part.href}`
  }
}

const styles = {
  page: 'max-width:38em;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  paragraph: 'margin:0 0 16px',
  table: 'border-collapse:collapse;margin:0 0 16px',
  label:
    'padding:2px 16px 2px 0;font-weight:600;text-align:start;vertical-align:top;white-space:nowrap',
  value: 'padding:2px 0;vertical-align:top;overflow-wrap:anywhere',
  quoteLabel: 'margin:0 0 4px;font-weight:600',
  quote: 'margin:0 0 16px;padding-inline-start:12px;border-inline-start:3px solid',
  list: 'margin:0 0 16px;padding-inline-start:20px;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:10px 20px;border:2px solid;border-radius:6px;font-weight:600;text-decoration:none;color:inherit',
} as const

/** The HTML part. It names no colour: a reader's light or dark theme decides. */
export function letterHtml(letter: Letter, { title, lang, dir }: Page): string {
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapedText(title)}</title>
</head>
<body style="margin:0">
<div style="${styles.page}">
${letter.map(partHtml).join('\n')}
</div>
</body>
</html>
`
}

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
        .split('\n\n')
        .map((text) => `<p style="${styles.paragraph}">${linesHtml(text)}</p>`)
        .join('\n')
    case 'fields':
      return `<table style="${styles.table}">\n${part.fields.map(fieldHtml).join('\n')}\n</table>`
    case 'quote':
      return `<p style="${styles.quoteLabel}">${escapedText(part.label)}</p>
<blockquote dir="auto" style="${styles.quote}">${linesHtml(part.text)}</blockquote>`
    case 'list':
      return `<p style="${styles.quoteLabel}">${escapedText(part.label)}</p>
<ul style="${styles.list}">\n${part.items.map((item) => `<li><bdi>${escapedText(item)}</bdi></li>`).join('\n')}\n</ul>`
    case 'link':
      return `<p style="${styles.paragraph}"><a href="${escapedAttribute(part.href)}" style="${styles.button}">${escapedText(part.label)}</a></p>`
  }
}

function fieldHtml({ label, value, href }: LetterField): string {
  // Where an address may be divided, so that a phone does not tear its words apart.
  const text = href ? escapedText(value).replaceAll(/(\/+|@)(?=.)/g, '$1<wbr>') : escapedText(value)
  const shown = href ? `<a href="${escapedAttribute(href)}">${text}</a>` : text
  return `<tr><th scope="row" style="${styles.label}">${escapedText(label)}</th><td style="${styles.value}"><bdi>${shown}</bdi></td></tr>`
}

function linesHtml(text: string): string {
  return escapedText(text).replaceAll('\n', '<br>\n')
}

export type MailMessages = ReturnType<typeof mailMessages>

/** Texts of mails in a locale. */
export function mailMessages(locale: Locale) {
  return partialTranslator(locale, ['mail', 'taxonomy'])
}
