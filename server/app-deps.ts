import type { Logger } from 'pino'
import type { PostSummary } from '../content/post.ts'
import type { Locale } from '../locales/locales.ts'
import type { StoreHealth } from './api/health.ts'
import type { FailurePage, Render } from './http/rendered-page.ts'
import type { SenderLimits } from './http/sender-limits.ts'
import type { Metrics } from './metrics.ts'
import type { DeliveryLoop } from './requests/delivery-loop.ts'
import type { RequestStore } from './requests/request-store.ts'
import type { Settings } from './settings/settings.ts'
import type { FreeDevelopers } from './api/free-devs.ts'

/** What the endpoints work with; tests hand in their own. */
export type AppDeps = {
  settings: Settings
  store: RequestStore
  deliveryLoop: Pick<DeliveryLoop, 'wake'>
  /** Whether the store takes requests. */
  health: Pick<StoreHealth, 'isWritable' | 'storeFailed'>
  /** Deletes written mails about requests that are gone. */
  removeOrphanedMails: () => Promise<void>
  /** How often a network may do what. */
  senderLimits: SenderLimits
  metrics: Metrics
  freeDevelopers: FreeDevelopers
  /** All posts in a language, the newest first. */
  posts: (locale: Locale) => readonly PostSummary[] | Promise<readonly PostSummary[]>
  render: Render
  log: Logger
  now: () => number
  /** Set while the server stops: no new work, please. */
  readiness: { draining: boolean }
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>
  /** What a browser is shown when an answer fails. */
  failurePage: FailurePage
}
