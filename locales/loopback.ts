const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address is on this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return loopbackHosts.includes(hostname)
}
