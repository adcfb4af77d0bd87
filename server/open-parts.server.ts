import type { Logger } from 'pino'
import type { AppParts } from './app.ts'
import { mailChannel } from './requests/channels/mail-channel.server.ts'
import { mailFolder } from './requests/channels/mail-file.server.ts'
import { type DeliveryLoop, startDeliveryLoop } from './requests/delivery-loop.ts'
import { startRetention } from './requests/retention.ts'
import { openSqliteStore } from './requests/sqlite-store.server.ts'
import type { Settings } from './settings.ts'
import { freeDevelopers } from './upstream/free-developers.ts'

type OpenParts = Omit<
  AppParts,
  'posts' | 'render' | 'headers' | 'files' | 'failurePage' | 'deliveries'
> & {
  deliveries: DeliveryLoop
  stopRetention: () => void
  /** One sentence for the operator. */
  mailsGoTo: string
}

/** Opens what lives as long as the process: store, channels and the delivery loop. */
export async function openParts(settings: Settings, log: Logger): Promise<OpenParts> {
  const now = Date.now
  const store = await openSqliteStore(settings.dataDir, now)
  const mail = mailChannel(settings, now)
  const channels = mail ? [mail] : []
  const deliveries = startDeliveryLoop({ store, channels, log, now, random: Math.random })
  const stopRetention = startRetention(store, settings.retentionDays, log)
  return {
    settings,
    store,
    deliveries,
    stopRetention,
    channels: channels.map(({ name }) => name),
    freeDevelopers: freeDevelopers({ url: settings.freeDevsUrl, now, log }),
    log,
    now,
    readiness: { draining: false },
    mailsGoTo: mailsGoTo(settings),
  }
}

function mailsGoTo({ mail, mailTo, dataDir }: Settings): string {
  if (mail.transport === 'file') return `Mails are written to ${mailFolder(dataDir)}`
  if (mail.transport === 'smtp')
    return `Requests are mailed to ${mailTo} by ${new URL(mail.url).host}`
  return 'Requests are stored and go nowhere else (ALLOW_NO_DESTINATION=1)'
}
