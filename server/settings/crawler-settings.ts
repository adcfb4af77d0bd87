import { SettingFault } from './setting-fault.ts'

/** What programs that read the site are told. */
export type CrawlerSettings = {
  /** Nobody may list anything: a copy of the site for looking at. */
  preview: boolean
  /** Whether crawlers that collect texts for language models may read the pages. */
  aiCrawlers: 'allow' | 'deny'
  /** Proves to search engines that announced addresses are ours; nothing is announced without it. */
  indexNowKey: string | undefined
}

/** @throws SettingFault for a value that means nothing */
export function readCrawlerSettings(env: NodeJS.ProcessEnv): CrawlerSettings {
  return {
    preview: env.SITE_PREVIEW === '1',
    aiCrawlers: readAiCrawlers(env.AI_CRAWLERS),
    indexNowKey: readIndexNowKey(env.INDEXNOW_KEY),
  }
}

function readAiCrawlers(value: string | undefined): CrawlerSettings['aiCrawlers'] {
  if (!value) return 'allow'
  if (value === 'allow' || value === 'deny') return value
  throw new SettingFault(
    `AI_CRAWLERS is "${value}": set it to allow or deny, or leave it empty for allow.`,
  )
}

/** The form of keys: https://www.indexnow.org/documentation. */
function readIndexNowKey(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^[a-zA-Z0-9-]{8,128}$/.test(value)) return value
  throw new SettingFault(
    'INDEXNOW_KEY is malformed: set it to 8 to 128 letters, digits and hyphens, or leave it empty.',
  )
}
