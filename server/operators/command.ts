import type { Option, OptionValues } from 'commander'
import type { Database } from '../requests/database.ts'
import type { ChannelName } from '../requests/delivery-events.ts'
import type { Settings } from '../settings/settings.ts'

/** Exit codes of every command. */
export const exitCodes = { done: 0, error: 1, quarantined: 1, parked: 2 } as const

/** A wrong call or a state that a command cannot work with; the message says what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** What a command is called with. */
export type Call = {
  settings: Settings
  /** Words behind the command's name, such as an id. */
  args: readonly string[]
  options: OptionValues
  /** `--json` was given. */
  json: boolean
  /** Resolves when the reader took the text; nothing is added to it. */
  write: (text: string) => Promise<void>
  /** A sentence about what the operator has to do, beside the output. */
  complain: (sentence: string) => void
}

/** The same with the store that the settings name. */
export type StoreCall = Call & {
  database: Database
  /** The channels that deliveries go out by. */
  channels: readonly ChannelName[]
}

type Described = {
  name: string
  /** One sentence. */
  does: string
  /** Words that follow the name, in the order of the call: `<needed>` or `[left out]`. */
  args: readonly string[]
  options: readonly Option[]
  /** Meanings of the exit codes, where they differ from the usual ones. */
  exits?: Readonly<Record<number, string>>
  /** A whole call, without `npm run requests --`. */
  example: string
}

/** One command of `npm run requests`; `run` gives the exit code. */
export type Command = Described &
  (
    | { store: true; run: (call: StoreCall) => Promise<number> }
    | { store: false; run: (call: Call) => Promise<number> }
  )
