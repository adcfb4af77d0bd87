import type { StoreKind, Stores, EmptyStore } from './stores.ts'

/** One of the 41 faults (.github/decisions/0018-limits-of-requests.md) at its full size. */
export type Fault = {
  /** Its number. */
  number: number
  /** What goes wrong. */
  name: string
  /** The stores it is tried on. */
  stores: readonly StoreKind[]
  /**
   * Causes the fault and looks at what came of it.
   * @returns the outcome and its figure, for the table
   * @throws FaultMissed when the outcome is not the promised one
   */
  run: (stores: Stores, store: StoreKind) => Promise<string>
}

/** A fault whose outcome is not the promised one; the message says what was found instead. */
export class FaultMissed extends Error {
  override name = 'FaultMissed'
}

/** Stops the fault when what was promised does not hold. */
export function promised(holds: boolean, found: string): void {
  if (!holds) throw new FaultMissed(found)
}

/** Compares what was acknowledged with what is stored: nothing lost, nothing twice. */
export async function nothingLost(
  store: EmptyStore,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const rows = await store.query<{ payload: string }>('select payload from request')
  const marks = rows.map(({ payload }) => (JSON.parse(payload) as { name: string }).name)
  const stored = new Set(marks)
  const lost = [...acknowledged].filter((mark) => !stored.has(mark))
  promised(lost.length === 0, `${lost.length} acknowledged requests lost, first ${lost[0]}`)
  promised(stored.size === marks.length, `${marks.length - stored.size} requests stored twice`)
}

/** Whether the file or server is whole. */
export async function storeIsWhole(store: EmptyStore): Promise<void> {
  if (store.kind !== 'SQLite') return
  const [row] = await store.query<{ integrity_check: string }>('pragma integrity_check')
  promised(row?.integrity_check === 'ok', `integrity_check: ${row?.integrity_check}`)
}

/** A percentile of times, milliseconds; 0 without any. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

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
