import type { Logger } from 'pino'
import { watchStore } from './api/health.ts'
import type { AppDeps } from './app-deps.ts'
import { createSenderLimits } from './http/sender-limits.ts'
import { type Metrics, createMetrics, storeGauges } from './metrics.ts'
import { mailFolder, removeOrphanedMails } from './requests/channels/mail-channel.server.ts'
import { openChannels } from './requests/channels/open-channels.server.ts'
import { createStore } from './requests/create-store.ts'
import {
  type SendOutcome,
  type DeliveryLoop,
  noDeliveries,
  startDeliveryLoop,
} from './requests/delivery-loop.ts'
import { openDatabase } from './requests/open-database.server.ts'
import { startQuarantineAlerts } from './requests/alerts.ts'
import { startRetention } from './requests/retention.ts'
import type { Settings } from './settings/settings.ts'
import { freeDevelopers } from './api/free-devs.ts'

/** The parts that do not depend on how pages are served. */
export type StartedDeps = Omit<
  AppDeps,
  'posts' | 'render' | 'headers' | 'failurePage' | 'deliveryLoop'
> & {
  deliveryLoop: DeliveryLoop
  /** Ends what runs by the clock, but for the delivery loop. */
  stopTimers: () => void
  /** Reads the gauges of the store again. */
  refreshGauges: () => Promise<void>
  /** One sentence for the operator. */
  requestsGoTo: string
}

/** Opens the store and the channels, and starts what runs by the clock: delivery loop, clean-up and alerts. */
export async function startDeps(settings: Settings, log: Logger): Promise<StartedDeps> {
  const now = Date.now
  const channels = openChannels(settings, now)
  const database = await openDatabase(settings, log)
  const store = createStore(
    database,
    channels.map(({ name }) => name),
  )
  const removeOrphans = () => removeOrphanedMails(settings.dataDir, store.goneDeliveries)
  const health = watchStore(store, log)
  const metrics = createMetrics()
  const works = settings.worker !== 'off'
  const deliveryLoop = works
    ? startDeliveryLoop({
        store,
        channels,
        log,
        random: Math.random,
        onOutcome: countAttempts(metrics),
      })
    : noDeliveries
  const retention = {
    store,
    requestDays: settings.retentionDays,
    removeOrphanedMails: removeOrphans,
    log,
  }
  const stopRetention = works ? startRetention(retention) : () => undefined
  const stopQuarantineAlerts = works ? startQuarantineAlerts({ store, log }) : () => undefined
  return {
    settings,
    store,
    deliveryLoop,
    health,
    metrics,
    refreshGauges: storeGauges(metrics.registry, store, health.isWritable),
    senderLimits: createSenderLimits({
      secret: settings.secret,
      now,
      pool: database.limitsPool,
    }),
    stopTimers: () => {
      health.stop()
      stopRetention()
      stopQuarantineAlerts()
    },
    removeOrphanedMails: removeOrphans,
    freeDevelopers: freeDevelopers({ url: settings.freeDevsUrl, now, log }),
    log,
    now,
    readiness: { draining: false },
    requestsGoTo: requestsGoTo(settings),
  }
}

function countAttempts({ deliveries }: Metrics) {
  return (channel: string, outcome: SendOutcome) =>
    deliveries.inc({
      channel,
      outcome: outcome.kind,
      code: outcome.kind === 'delivered' ? '' : outcome.code,
    })
}

function requestsGoTo({ mail, mailTo, dataDir, webhook }: Settings): string {
  const hook = webhook ? ` and posted to ${new URL(webhook.url).host}` : ''
  if (mail.transport === 'file') return `Mails are written to ${mailFolder(dataDir)}${hook}`
  if (mail.transport === 'smtp')
    return `Requests are mailed to ${mailTo} by ${new URL(mail.url).host}${hook}`
  if (webhook) {
    return `Requests are posted to ${new URL(webhook.url).host}; its receiver has to send the newsletter's confirmation mails (MAIL_URL is not set)`
  }
  return 'Requests are stored and go nowhere else (ALLOW_NO_DESTINATION=1)'
}
