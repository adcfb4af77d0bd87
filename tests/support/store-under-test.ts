import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactKeys } from '../../server/contract/contact.ts'
import { comparableEmail } from '../../server/contract/email.ts'
import { channelNamesOf } from '../../server/requests/channels/open-channels.server.ts'
import { runCommand } from '../../server/operators/run-command.ts'
import { createStore } from '../../server/requests/create-store.ts'
import { openDatabase } from '../../server/requests/open-database.server.ts'
import { receiptToken, tokenHash } from '../../server/requests/request-names.ts'
import type { NewRequest } from '../../server/requests/request-store.ts'
import { readSettings } from '../../server/settings/settings.ts'

/** Longer than any test, milliseconds. */
const lease = 60_000

/** What a call of a command gave. */
export type Answer = { code: number; out: string; error: string }

/** Settings of a second channel; nobody answers there. */
export const withWebhook = {
  WEBHOOK_URL: 'http://localhost:9/hook',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
}

export type StoreUnderTest = Awaited<ReturnType<typeof openStoreUnderTest>>

/**
 * A store of its own beside the commands, opened as a running server holds it.
 * @param env settings beyond the data folder
 */
export async function openStoreUnderTest(env: NodeJS.ProcessEnv = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'operators-'))
  const all = { DATA_DIR: dataDir, SITE_SECRET: 's'.repeat(32), ...env }
  const settings = readSettings(all, [])
  const database = await openDatabase(settings, { error: () => undefined })
  const names = channelNamesOf(settings)
  const store = createStore(database, names)

  /** Runs `npm run requests -- <words>`. */
  async function run(...words: string[]): Promise<Answer> {
    const answer = { code: 0, out: '', error: '' }
    answer.code = await runCommand(words, all, {
      write: async (text) => void (answer.out += text),
      complain: (sentence) => void (answer.error += sentence),
    })
    return answer
  }

  /** Stores a request as the endpoint does; gives its id. */
  async function save(
    fields: Record<string, string> = {},
    change: Partial<NewRequest> = {},
  ): Promise<string> {
    const id = randomUUID()
    const payload = {
      ...Object.fromEntries(contactKeys.map((key) => [key, ''])),
      name: 'Marta Keller',
      email: 'marta@keller.example',
      pathname: '/contact-us',
      ...fields,
    }
    await store.saveRequest({
      id,
      tokenHash: tokenHash(receiptToken(settings.secret, id)),
      kind: 'contact',
      payload,
      emailNorm: comparableEmail(payload.email),
      idempotencyKey: id,
      bodyHash: 'words',
      contentHash: null,
      quarantined: false,
      ...change,
    })
    return id
  }

  return {
    dataDir,
    settings,
    database,
    store,
    run,
    save,
    /** Takes everything that is due, as a worker does. */
    claim: () => store.claim(1000, lease, { otherThan: [] }),
    /** What a call with `--json` gave: its documents. */
    json: async <Document>(...words: string[]): Promise<Document[]> => {
      const { out } = await run(...words, '--json')
      return out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Document)
    },
    close: async () => {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
