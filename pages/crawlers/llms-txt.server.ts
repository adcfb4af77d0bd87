import { createTranslator } from '../../components/text/create-translator.ts'
import { company } from '../../content/company.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import { localeRecord, type Locale } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { findPage, liveLocales, pages } from '../registry/pages.ts'
import { indexedGroups } from '../registry/site-map-groups.ts'
import { markdownPath } from './markdown-path.ts'
import type { SiteFile } from './site-file.ts'

const file = '/llms.txt'

/** The main pages of a language with one sentence on each (https://llmstxt.org), as Markdown where there is some. */
export function llmsTxt(locale: Locale, siteUrl: string): SiteFile {
  const text = createTranslator({ locale, messages: messagesFor(locale, ['common', 'site-map']) })
  const groups = indexedGroups(pages(locale)).map((group) => {
    const main = group.pages.filter(({ repeats }) => !repeats)
    const lines = main.map((page) => {
      const { path, title, description, sample } = page
      const mark = sample ? `${text('common.shell.sample-mark')}. ` : ''
      return `- [${title}](${siteUrl}${markdownPath(page) ?? path}): ${mark}${description}`
    })
    return { heading: `## ${text(`site-map.group.${group.id}`)}`, lines }
  })
  const languages = liveLocales
    .filter((other) => other !== locale)
    .map((other) => `- [${localeRecord(other).name}](${siteUrl}${localizedPath(file, other)})`)
  const blocks = [
    `# ${company.name}`,
    `> ${findPage(locale, 'home')!.description}`,
    languages.join('\n'),
    ...groups
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => `${heading}\n\n${lines.join('\n')}`),
  ].filter((block) => block !== '')
  return { path: localizedPath(file, locale), text: `${blocks.join('\n\n')}\n` }
}
