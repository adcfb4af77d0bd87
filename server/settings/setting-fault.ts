/** A setting that stops the start; the message is one sentence that says what to change. */
export class SettingFault extends Error {
  override name = 'SettingFault'
}

/** The address that a setting names, or null when it is none. */
export function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address is on this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return loopbackHosts.includes(hostname)
}
