import { applyWithdrawn } from './apply-withdrawn.ts'
import { backup } from './backup.server.ts'
import type { Command } from './command.ts'
import { erase } from './erase.ts'
import { exportRequests } from './export.ts'
import { list } from './list.ts'
import { release } from './release.ts'
import { restore } from './restore.server.ts'
import { retry } from './retry.ts'
import { show } from './show.ts'
import { status } from './status.ts'
import { subscribers } from './subscribers.ts'
import { verify } from './verify.server.ts'
import { withdrawn } from './withdrawn.ts'

/** Every command, in the order of the help; `help` itself stands in `run-command.ts`. */
export const commands: readonly Command[] = [
  status,
  list,
  show,
  exportRequests,
  retry,
  release,
  erase,
  subscribers,
  backup,
  verify,
  restore,
  withdrawn,
  applyWithdrawn,
]
