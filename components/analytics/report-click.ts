const endpoint = '/api/clicks'

type PageWithQueue = { dataLayer?: unknown }
type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/**
 * Reports a press as `click_button` (API-08): to the page's own queue when it has one, otherwise to the
 * server's counter. Nothing about the visitor is sent; whoever asks not to be tracked is not counted,
 * and a failure changes nothing.
 */
export function reportClick(blockTitle: string, topic: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals
  if (globalPrivacyControl || doNotTrack === '1') return
  const event = { event: 'click_button', block_title: blockTitle, topic }
  const { dataLayer } = window as PageWithQueue
  try {
    if (Array.isArray(dataLayer)) dataLayer.push(event)
    else navigator.sendBeacon(endpoint, beaconBody(event))
  } catch {
    // A counter is no reason to disturb anybody.
  }
}

function beaconBody(event: object): Blob {
  return new Blob([JSON.stringify(event)], { type: 'application/json' })
}
