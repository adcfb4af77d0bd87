import { removeOrphanedMails } from '../requests/channels/mail-file.server.ts'
import { createStore } from '../requests/create-store.ts'
import { type Command, exitCodes } from './command.ts'
import { emptyFiles } from './empty-files.ts'
import { jsonLine } from './printable.ts'
import { applyWithdrawals, readWithdrawalList } from './withdrawals.ts'

/** `apply-withdrawn`: after a restore that another tool did, such as pg_restore. */
export const applyWithdrawn: Command = {
  name: 'apply-withdrawn',
  does: 'Deletes from the store what a list of "withdrawn" names as erased, and ends what it names as unsubscribed.',
  words: ['<list>'],
  options: {},
  example: 'apply-withdrawn withdrawn.jsonl',
  store: true,
  run: async ({ database, settings, channels, words, json, write }) => {
    const changed = await applyWithdrawals(database, readWithdrawalList(words[0]!))
    await removeOrphanedMails(settings.dataDir, createStore(database, channels).goneDeliveries)
    await emptyFiles(database, settings)
    const { requests, subscribers, unsubscribed } = changed
    const text = `Deleted again: ${requests} requests, ${subscribers} subscribers; unsubscribed again: ${unsubscribed}\n`
    await write(json ? jsonLine(changed) : text)
    return exitCodes.done
  },
}
