import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const writes = 1000
const block = Buffer.alloc(4096, 1)

/** The disk's own rate: a block of 4 kB written and waited for, again and again; times in milliseconds. */
export function diskSyncs(): { rate: number; times: number[] } {
  const folder = mkdtempSync(join(tmpdir(), 'syncs-'))
  const file = openSync(join(folder, 'file'), 'w')
  const times: number[] = []
  const started = performance.now()
  for (let at = 0; at < writes; at += 1) {
    const before = performance.now()
    writeSync(file, block)
    fdatasyncSync(file)
    times.push(performance.now() - before)
  }
  const rate = writes / ((performance.now() - started) / 1000)
  closeSync(file)
  rmSync(folder, { recursive: true })
  return { rate, times }
}
