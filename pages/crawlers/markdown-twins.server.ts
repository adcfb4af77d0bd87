import { pageText } from '../../components/text/page-text.ts'
import { contentFile } from '../../content/content-files.server.ts'
import { readMarkdown } from '../../content/markdown.ts'
import { hasPage, posts, stories } from '../../content/load.server.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import type { Locale } from '../../locales/locales.ts'
import { href } from '../../locales/routes.ts'
import { absoluteMarkdown } from './absolute-links.ts'
import { markdownPath } from './markdown-path.ts'
import type { SiteFile } from './site-file.ts'

type Entry = {
  /** Folder of `content/`. */
  kind: string
  slug: string
  /** Day of publishing. */
  date: string
  /** Day of the last change. */
  updated: string | undefined
  sample: boolean
  /** Path of its page. */
  path: string
}

/** Every story and post of a language as Markdown, for programs that read text (https://llmstxt.org). */
export function markdownTwins(locale: Locale, siteUrl: string): SiteFile[] {
  const kinds: Entry[] = [
    ...stories(locale)
      .filter(hasPage)
      .map(({ slug, published, updated, sample }) => {
        const path = href('success-stories.story', locale, { story: slug })
        return { kind: 'success-stories', slug, date: published, updated, sample, path }
      }),
    ...posts(locale)
      .filter(hasPage)
      .map(({ slug, date, updated, sample }) => {
        return {
          kind: 'blog',
          slug,
          date,
          updated,
          sample,
          path: href('blog.post', locale, { post: slug }),
        }
      }),
  ]
  return kinds.map((entry) => ({
    path: markdownPath(entry.path),
    text: twinText(entry, locale, siteUrl),
  }))
}

/** Facts as front matter, then title, summary and text as the editors wrote them, with tokens and links resolved. */
function twinText(
  { kind, slug, date, updated, sample, path }: Entry,
  locale: Locale,
  siteUrl: string,
): string {
  const page = siteUrl + path
  const words = readMarkdown(...contentFile(kind, slug, `${locale}.md`), locale)
  const [summary, ...lead] = words.opening
  const sections = words.sections.flatMap(({ title, tokens }) => [
    `## ${title}`,
    ...tokens.map(({ raw }) => raw.trimEnd()),
  ])
  const note = pageText({ locale, messages: messagesFor(locale, ['common']) })(
    'common.shell.sample-note',
  )
  const blocks = [
    [
      '---',
      `date: ${date}`,
      ...(updated ? [`updated: ${updated}`] : []),
      `language: ${locale}`,
      `source: ${page}`,
      '---',
    ].join('\n'),
    `# ${words.title}`,
    `> ${summary}`,
    ...lead,
    ...sections,
    ...(sample ? [`*${note}*`] : []),
  ]
  return `${absoluteMarkdown(blocks.join('\n\n'), { siteUrl, page })}\n`
}
