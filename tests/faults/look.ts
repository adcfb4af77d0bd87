import { promised } from './fault.ts'
import type { EmptyStore } from './stores.ts'

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
