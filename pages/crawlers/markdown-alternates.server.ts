import { createTranslator } from '../../components/text/create-translator.ts'
import { contentFile } from '../../content/content-files.server.ts'
import { readMarkdown } from '../../content/markdown.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import type { Locale } from '../../locales/locales.ts'
import type { Page } from '../registry/page.ts'
import { pages } from '../registry/pages.ts'
import { absoluteMarkdown } from './absolute-links.ts'
import { markdownPath } from './markdown-path.ts'
import type { SiteFile } from './site-file.ts'

/** Folders of the entries below `content/`. */
const folders = { story: 'success-stories', post: 'blog' } as const

/** Every story and post of a language as Markdown, for programs that read text (https://llmstxt.org). */
export function markdownAlternates(locale: Locale, siteUrl: string): SiteFile[] {
  return pages(locale).flatMap((page) => {
    const { entry, path } = page
    return entry ? { path: markdownPath(path), text: twinText(page, entry, siteUrl) } : []
  })
}

/** Facts as front matter, then title, summary and text as the editors wrote them, with tokens and links resolved. */
function twinText(
  { locale, path, sample, days }: Page,
  { kind, value: { slug } }: NonNullable<Page['entry']>,
  siteUrl: string,
): string {
  const page = siteUrl + path
  const { published, updated } = days![0]!
  const text = readMarkdown(...contentFile(folders[kind], slug, `${locale}.md`), locale)
  const [summary, ...lead] = text.opening
  const sections = text.sections.flatMap(({ title, tokens }) => [
    `## ${title}`,
    ...tokens.map(({ raw }) => raw.trimEnd()),
  ])
  const note = createTranslator({ locale, messages: messagesFor(locale, ['common']) })(
    'common.shell.sample-note',
  )
  const blocks = [
    [
      '---',
      `date: ${published}`,
      ...(updated ? [`updated: ${updated}`] : []),
      `language: ${locale}`,
      `source: ${page}`,
      '---',
    ].join('\n'),
    `# ${text.title}`,
    `> ${summary}`,
    ...lead,
    ...sections,
    ...(sample ? [`*${note}*`] : []),
  ]
  return `${absoluteMarkdown(blocks.join('\n\n'), { siteUrl, page })}\n`
}
