import type { DeliveryEvent } from './delivery-subject.ts'

/** Ways out of the site: values of `outbox.channel`. */
export const channelNames = ['mail', 'webhook'] as const

export type ChannelName = (typeof channelNames)[number]

/**
 * Which of the open channels an event goes out by (requests guide 4, 5).
 * @param about for alerts, the channel that is in trouble: they take the other one
 */
export function channelsOf(
  event: DeliveryEvent,
  open: readonly ChannelName[],
  about?: string,
): readonly ChannelName[] {
  switch (event) {
    case 'request.created':
    case 'request.erased':
      return open
    case 'subscription.requested':
      // A mail to the reader; without a mail server the receiver of the webhook has to send it.
      return open.includes('mail') ? ['mail'] : open
    case 'subscription.confirmed':
    case 'subscription.ended':
      return open.filter((name) => name === 'webhook')
    case 'delivery.parked':
    case 'delivery.recovered':
      return open.filter((name) => name !== about)
  }
}
