import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Loaded before every process of a measured build: what the process has used is written down at its end. */
const { BENCH_USAGE } = process.env
if (BENCH_USAGE && isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    const used = { processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
    appendFileSync(BENCH_USAGE, `${JSON.stringify(used)}\n`)
  })
}
