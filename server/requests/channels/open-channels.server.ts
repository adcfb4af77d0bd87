import type { Settings } from '../../settings/settings.ts'
import { type ChannelName, channelNames } from '../delivery-events.ts'
import type { Channel } from '../delivery-loop.ts'
import { mailChannel } from './mail-channel.server.ts'
import { webhookChannel } from './webhook-channel.ts'

/** Names of the channels that the settings open. */
export function channelNamesOf({ mail, webhook }: Settings): ChannelName[] {
  const isOpen = { mail: mail.transport !== 'none', webhook: webhook !== undefined }
  return channelNames.filter((name) => isOpen[name])
}

/** The channels that the settings name, ready to send. */
export function openChannels(settings: Settings, now: () => number): Channel[] {
  const open = { mail: mailChannel, webhook: webhookChannel }
  return channelNamesOf(settings).flatMap((name) => open[name](settings, now) ?? [])
}
