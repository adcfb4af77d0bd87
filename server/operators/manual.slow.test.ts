import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleEntries } from '../../content/sample-entries.server.ts'
import { emptyPostgres } from '../../tests/support/each-store.ts'
import { contactPayload } from '../contract/contact.ts'
import { createStore } from '../requests/create-store.ts'
import { openDatabase } from '../requests/open-database.server.ts'
import { readHost } from '../settings/addresses.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand } from './run-command.ts'

/*
 * Runs each block of commands of the manual, as it is printed, in a folder that stands for a machine.
 *
 * Real: bash and its tools, the settings file that the manual writes, Node reading it, the settings' rules with the
 * samples that the content has today, the operators' commands on a SQLite file and on PostgreSQL, `backup.sh`.
 *
 * Replaced: `/opt`, `/etc` and `/var` lie in the folder. Programs that need root, the network or a package that a
 * developer may lack are fakes, which write down their call: useradd, npm, docker, journalctl, chown, chgrp; sudo runs
 * the command as whoever runs the test; install leaves owners out; git copies what a release holds; openssl takes its
 * bytes from Node; pg_dump and pg_restore write and look for a file. systemctl starts no unit: for the website
 * it reads the settings as a start does and opens the store, for the backup it runs the line of its unit. The
 * built programs hand their call to this process, which runs the sources.
 */

const manual = readFileSync('server/README.md', 'utf8')

/** Blocks of commands below each heading of the manual. */
const blocks = new Map(
  manual
    .split(/^#{2,3} /m)
    .map((section): [string, string[]] => [
      section.split('\n')[0]!,
      [...section.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)].map(([, indent, text]) =>
        text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      ),
    ])
    .filter(([, found]) => found.length > 0),
)

const ran = new Set<string>()

test('page one is at most 80 lines: the first day and five emergencies', () => {
  const [pageOne] = manual.split('## Reference\n')
  expect(pageOne!.trimEnd().split('\n').length).toBeLessThanOrEqual(80)
  expect([...pageOne!.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
    'The first day',
    'The five emergencies',
  ])
  expect([...pageOne!.matchAll(/^\d\. \*\*/gm)]).toHaveLength(5)
})

test('every link within the manual leads to a heading', () => {
  const anchors = [...manual.matchAll(/^#{2,3} (.*)$/gm)].map(([, title]) =>
    title!.toLowerCase().replaceAll(' ', '-'),
  )
  const links = [...manual.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor!)
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([])
})

/** What a fake does beside writing its call down. */
const fakes: Record<string, string> = {
  useradd: '',
  npm: '',
  docker: '',
  journalctl: '',
  chown: '',
  chgrp: '',
  sudo: 'shift 2; exec "$@"',
  install: `
for word do shift; case $word in --owner=*|--group=*) ;; *) set -- "$@" "$word" ;; esac; done
exec /usr/bin/env -u BASH_ENV PATH="$REAL_PATH" install "$@"`,
  git: 'mkdir -p "$3" && cp -R "$MACHINE/release/." "$3"',
  openssl: `exec node -p "require('node:crypto').randomBytes(32).toString('hex')"`,
  pg_dump:
    'for word do case $word in --file=*) echo "dump of $3" > "${word#--file=}" ;; esac; done',
  pg_restore: 'for word do :; done; grep -q "^dump of" "$word"',
  systemctl: `
case "$*" in
  "start helmwright-website-backup") cd "$MACHINE/opt/helmwright-website"; . "$MACHINE/unit.sh" ;;
  enable*|start*|restart*) exec node --env-file="$MACHINE/etc/helmwright-website.env" "$MACHINE/call.mjs" start ;;
esac`,
}

/** A built program in a release: it hands its call over and prints what it gets. */
const call = `
const [program, ...args] = process.argv.slice(PLACE)
const body = JSON.stringify({ program, args, env: process.env })
const response = await fetch(process.env.SOURCES, { method: 'POST', body })
const { code, out, error } = await response.json()
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
`
const builtProgram = (name: string) =>
  call
    .replace('[program, ...args]', 'args')
    .replace('PLACE', '2')
    .replace('{ program,', `{ program: '${name}',`)

type Call = { program: string; args: string[]; env: NodeJS.ProcessEnv }

/** Runs the sources that a built program is made of, with the settings of the call. */
async function answer({ program, args, env }: Call) {
  const said = { code: 0, out: '', error: '' }
  if (program === 'requests') {
    said.code = await runCommand(args, env, {
      write: async (text) => void (said.out += text),
      complain: (sentence) => void (said.error += `${sentence}\n`),
    })
    return said
  }
  try {
    const settings = readSettings({ ...env, NODE_ENV: 'production' }, sampleEntries())
    if (program === 'start')
      await (await openDatabase(settings, { error: () => undefined })).close()
    else expect(settings.crawlers.indexNowKey).toBeDefined()
  } catch (error) {
    return { ...said, code: 1, error: `${(error as Error).message}\n` }
  }
  return said
}

const machine = mkdtempSync(join(tmpdir(), 'manual-'))
const at = (path: string) => join(machine, path)
const settingsFile = at('etc/helmwright-website.env')

/** Paths of a machine as they lie in the folder. */
const moved = (text: string) =>
  text.replaceAll(/(?<![\w.}$/-])\/(opt|etc|var)\//g, `${machine}/$1/`)

const sources = createServer((request, response) => {
  void json(request)
    .then((body) => answer(body as Call))
    .then((said) => response.end(JSON.stringify(said)))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => sources.listen(0, '127.0.0.1', resolve))
  for (const folder of ['bin', 'opt', 'etc/systemd/system', 'var/lib', 'var/backups']) {
    mkdirSync(at(folder), { recursive: true })
  }
  for (const [name, does] of Object.entries(fakes)) {
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\necho "${name} $*" >> "$MACHINE/calls"\n${does}\n`)
    chmodSync(at(`bin/${name}`), 0o755)
  }
  cpSync('server/deploy', at('release/server/deploy'), { recursive: true })
  cpSync('.env.example', at('release/.env.example'))
  mkdirSync(at('release/dist/server'), { recursive: true })
  for (const name of ['requests', 'indexnow']) {
    writeFileSync(at(`release/dist/server/${name}.mjs`), builtProgram(name))
  }
  writeFileSync(at('call.mjs'), call.replace('PLACE', '2'))
  const unit = readFileSync('server/deploy/helmwright-website-backup.service', 'utf8')
  const [, execStart] = /^ExecStart=(.*)$/m.exec(unit)!
  const [, file] = /^EnvironmentFile=(.*)$/m.exec(unit)!
  writeFileSync(at('unit.sh'), moved(`set -a; . ${file}; set +a\n${execStart}\n`))
})
afterAll(() => {
  sources.close()
  rmSync(machine, { recursive: true, force: true })
})

/** The commands with which each shell begins. */
const begin = () => blocks.get('The first day')![1]!

/**
 * Runs a block of the manual.
 * @returns what it printed, the calls of fakes, and the commands that failed
 */
async function run(heading: string, index = 0) {
  const text = blocks.get(heading)?.[index]
  if (text === undefined) throw new Error(`The manual has no block ${index} below "${heading}"`)
  ran.add(`${heading} ${index}`)
  writeFileSync(at('calls'), '')
  writeFileSync(at('failed'), '')
  const start =
    text.includes('requests ') && text !== begin() ? begin().replace('requests status\n', '') : ''
  const script = moved(
    `trap 'echo "$BASH_COMMAND" >> "$MACHINE/failed"' ERR\nset -u\n${start}${text}`,
  )
  const { port } = sources.address() as AddressInfo
  const env = {
    HOME: machine,
    PATH: `${at('bin')}:${process.env.PATH}`,
    REAL_PATH: process.env.PATH!,
    MACHINE: machine,
    SOURCES: `http://127.0.0.1:${port}`,
  }
  const printed = await new Promise<{ out: string; error: string }>((resolve) => {
    execFile('bash', ['-c', script], { cwd: machine, env }, (_, out, error) =>
      resolve({ out, error }),
    )
  })
  const lines = (name: string) => readFileSync(at(name), 'utf8').split('\n').filter(Boolean)
  return { ...printed, calls: lines('calls'), failed: lines('failed') }
}

/** Nothing failed and nothing complained. */
const well = { error: '', failed: [] }

/** Settings as the file has them now. */
function settingsNow() {
  const lines = readFileSync(settingsFile, 'utf8').split('\n').filter(Boolean)
  const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  return readSettings(env as NodeJS.ProcessEnv, [])
}

/** Stores a request, as the running server does. */
async function save(email: string): Promise<void> {
  const database = await openDatabase(settingsNow(), { error: () => undefined })
  const store = createStore(database, ['mail'])
  await store.saveRequest({
    id: crypto.randomUUID(),
    tokenHash: email,
    kind: 'contact',
    payload: contactPayload({ name: 'Marta', email }),
    emailNorm: email,
    idempotencyKey: email,
    bodyHash: email,
    contentHash: null,
    quarantined: false,
  })
  await store.close()
}

const backups = () => readdirSync(at('var/backups/website')).sort()

/** Makes the one backup of a kind a day old: its name, by which backups are told apart, is its second. */
function age(kind: '.sqlite' | '.dump'): void {
  const [name, ...more] = backups().filter((each) => each.endsWith(kind))
  expect(more).toEqual([])
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const folder = at('var/backups/website')
  renameSync(join(folder, name!), join(folder, `${yesterday}${name!.slice(10)}`))
}

describe('one machine', () => {
  test('the first day ends with a site that starts', async () => {
    const { calls, ...said } = await run('The first day', 0)
    expect(said).toMatchObject(well)
    expect(calls.filter((each) => /^(npm|systemctl)/.test(each))).toEqual([
      'npm ci',
      'npm run build',
      'npm prune --omit=dev',
      'systemctl enable --now helmwright-website helmwright-website-backup.timer',
    ])
    expect(statSync(settingsFile).mode & 0o777).toBe(0o640)
    expect(statSync(at('var/backups/website')).mode & 0o777).toBe(0o700)
    expect(readdirSync(at('etc/systemd/system')).sort()).toEqual([
      'helmwright-website-backup.service',
      'helmwright-website-backup.timer',
      'helmwright-website.service',
    ])
    expect(settingsNow()).toMatchObject({
      host: readHost({ TRUST_PROXY: '1' }),
      dataDir: at('var/lib/helmwright-website'),
      mailTo: 'sales@example.com,office@example.com',
    })
  })

  test('each shell begins with a look', async () => {
    expect(await run('The first day', 1)).toMatchObject({
      ...well,
      out: expect.stringMatching(/./),
    })
  })

  test('a site that does not answer is looked at and started again', async () => {
    const { calls, ...said } = await run('The five emergencies', 0)
    expect(said).toMatchObject(well)
    expect(calls.map((each) => each.split(' ')[0])).toEqual(['journalctl', 'systemctl'])
  })

  test('what was parked is sent again', async () => {
    await save('parked@keller.example')
    const database = await openDatabase(settingsNow(), { error: () => undefined })
    await database.kysely.updateTable('outbox').set({ state: 'parked' }).execute()
    expect(await run('The five emergencies', 1)).toMatchObject(well)
    const rows = await database.kysely.selectFrom('outbox').select('state').execute()
    expect(rows).toEqual([{ state: 'pending' }])
    await database.close()
  })

  test('a backup may be made at any time', async () => {
    const { out, ...said } = await run('Backup and restore', 0)
    expect(said).toMatchObject(well)
    expect(backups()).toEqual([expect.stringMatching(/^\d{4}-.*Z\.sqlite$/), 'withdrawn.jsonl'])
    expect(out).toContain('withdrawn.jsonl')
    expect(statSync(at(`var/backups/website/${backups()[0]}`)).mode & 0o777).toBe(0o600)
  })

  test('and by hand, with a check', async () => {
    age('.sqlite')
    expect(await run('SQLite', 0)).toMatchObject(well)
    expect(backups().filter((name) => name.endsWith('.sqlite'))).toHaveLength(2)
  })

  test('a lost store comes back from the newest backup', async () => {
    await save('after-the-backup@keller.example')
    expect(await run('The five emergencies', 2)).toMatchObject(well)
    const database = await openDatabase(settingsNow(), { error: () => undefined })
    const rows = await database.kysely.selectFrom('request').select('email_norm').execute()
    expect(rows).toEqual([{ email_norm: 'parked@keller.example' }])
    await database.close()
  })

  test('a new release takes the place of the old one, and goes back', async () => {
    writeFileSync(at('opt/helmwright-website/first'), '')
    const { calls, ...said } = await run('Upgrade', 0)
    expect(said).toMatchObject(well)
    expect(calls.at(-1)).toBe('systemctl restart helmwright-website')
    expect(existsSync(at('opt/helmwright-website/first'))).toBe(false)
    expect(await run('The five emergencies', 3)).toMatchObject(well)
    expect(existsSync(at('opt/helmwright-website/first'))).toBe(true)
  })

  test('search engines are told with the settings of the service', async () => {
    writeFileSync(settingsFile, 'INDEXNOW_KEY=a-key-of-8-signs\n', { flag: 'a' })
    expect(await run('Search engines', 0)).toMatchObject(well)
  })
})

describe('PostgreSQL', () => {
  test('the backup and its return take address and key from the settings of the service', async () => {
    writeFileSync(settingsFile, `DATABASE_URL=${await emptyPostgres()}\n`, { flag: 'a' })
    await save('marta@keller.example')
    const saved = await run('PostgreSQL', 0)
    expect(saved).toMatchObject(well)
    expect(saved.calls[0]).toContain(settingsNow().databaseUrl)
    expect(backups().filter((name) => name.endsWith('.dump'))).toHaveLength(1)
    const restored = await run('PostgreSQL', 1)
    expect(restored).toMatchObject(well)
    expect(restored.calls[0]).toContain('pg_restore --clean --if-exists --no-owner --dbname=')
  })

  test('the timer’s backup is a dump there', async () => {
    age('.dump')
    expect(await run('Backup and restore', 0)).toMatchObject(well)
    expect(backups().filter((name) => name.endsWith('.dump'))).toHaveLength(2)
  })
})

test('several machines are started and asked by one compose file', async () => {
  const { calls, ...said } = await run('Several machines')
  expect(said).toMatchObject(well)
  const files = calls.map((each) => / --file (\S+) /.exec(each)![1]!)
  expect(files).toEqual(Array(2).fill('server/deploy/compose.yaml'))
  expect(existsSync(files[0]!)).toBe(true)
})

test('no block of the manual is left out', () => {
  const all = [...blocks].flatMap(([heading, found]) =>
    found.map((_, index) => `${heading} ${index}`),
  )
  expect([...ran].sort()).toEqual(all.sort())
})
