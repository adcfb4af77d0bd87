import { type Command, exitCodes } from './command.ts'
import { jsonLine } from './printable.ts'
import { readWithdrawals } from './withdrawals.ts'

/** `withdrawn`: the list that has to lie beside every backup. */
export const withdrawn: Command = {
  name: 'withdrawn',
  does: 'Lists what was erased or unsubscribed (ids and times, as JSON lines): a restored backup must not bring it back.',
  words: [],
  options: {},
  example: 'withdrawn > withdrawn.jsonl',
  store: true,
  run: async ({ database, write }) => {
    for (const withdrawal of await readWithdrawals(database)) await write(jsonLine(withdrawal))
    return exitCodes.done
  },
}
