import { bundleFaults, installFaults } from './built-code.ts'
import { commandFaults } from './commands.ts'
import { diskFaults } from './disk.ts'
import type { Fault } from './fault.ts'
import { inputFaults } from './input.ts'
import { killFaults, workerFaults } from './processes.ts'
import { postgresKillFaults } from './postgres-kills.ts'
import { shutdownFaults } from './shutdown.ts'
import { socketFaults } from './sockets.ts'

/** Every fault that is tried at full size, in the order of their numbers. */
export const allFaults: readonly Fault[] = [
  ...killFaults,
  ...postgresKillFaults,
  ...diskFaults,
  ...workerFaults,
  ...shutdownFaults,
  ...socketFaults,
  ...inputFaults,
  ...commandFaults,
  ...bundleFaults,
  ...installFaults,
].sort((one, other) => one.number - other.number)
