/** Looks again and again until something holds. @throws Error after the given time, milliseconds */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  what: string,
  most = 60_000,
): Promise<void> {
  const end = performance.now() + most
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${most / 1000} s`)
    await pause(50)
  }
}

/** Waits, milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
