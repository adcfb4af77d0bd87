import type { Counts } from './coverage.ts'

/** Shares of all messages, in per cent (translation guide 6). */
const least = { translated: 95 } as const
const most = { stale: 5 } as const

/** Why a locale must not be live; nothing when it may. */
export function whyNotLive(counts: Counts): string[] {
  const { total, requiredMissing, stale } = counts
  const done = counts.translated + counts.reviewed
  return [
    requiredMissing > 0 && `${requiredMissing} required messages have no text`,
    done * 100 < total * least.translated &&
      `${done} of ${total} messages are translated or reviewed (${share(done, total)}), ${least.translated} % are needed`,
    stale * 100 > total * most.stale &&
      `${stale} of ${total} messages are stale (${share(stale, total)}), at most ${most.stale} % may be`,
  ].filter((reason) => reason !== false)
}

/** "93.9 %", rounded down, so that what is below a limit never looks as if it were on it. */
function share(part: number, total: number): string {
  return `${(Math.floor((part * 1000) / total) / 10).toFixed(1)} %`
}
