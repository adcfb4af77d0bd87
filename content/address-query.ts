/** What an address says, each key with all of its values. */
export type AddressQuery = Readonly<Record<string, readonly string[] | undefined>>

/** The query string of an address, without its question mark. */
export function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

/** Reads a query string without its question mark. */
export function parseQuery(search: string): AddressQuery {
  const values = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(search)) {
    const known = values.get(key)
    if (known) known.push(value)
    else values.set(key, [value])
  }
  return Object.fromEntries(values)
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address is on this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return loopbackHosts.includes(hostname)
}
