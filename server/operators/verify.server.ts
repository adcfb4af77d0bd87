import { type Command, exitCodes } from './command.ts'
import { type Inspection, inspectBackup } from './inspect-backup.server.ts'
import { columns, jsonLine } from './printable.ts'

/** `verify`: whether a backup could be restored. */
export const verify: Command = {
  name: 'verify',
  does: 'Checks every page of a backup, its references and its schema, and counts what it holds.',
  words: ['<file>'],
  options: {},
  example: 'verify /var/backups/requests-2026-11-21.sqlite',
  store: false,
  run: async ({ words, json, write }) => {
    const file = words[0]!
    const found = inspectBackup(file)
    await write(json ? jsonLine({ file, ...found }) : plainInspection(file, found))
    return exitCodes.done
  },
}

/** The result of a check for people. */
export function plainInspection(file: string, found: Inspection): string {
  const { requests, deliveries, subscribers, newest, schema } = found
  return columns([
    ['file', file],
    ['state', 'whole'],
    ['requests', String(requests)],
    ['newest', newest ?? 'none'],
    ['deliveries', String(deliveries)],
    ['subscribers', String(subscribers)],
    ['schema', schema],
  ])
}
