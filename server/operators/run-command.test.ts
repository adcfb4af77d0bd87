import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from './command-line.ts'
import { runCommand } from './run-command.ts'
import { eraseSuite } from '../../tests/support/erase-suite.ts'
import { operatorsSuite } from '../../tests/support/operators-suite.ts'

async function run(...args: string[]) {
  const said = { out: '', error: '' }
  const code = await runCommand(
    args,
    {},
    {
      write: async (text) => void (said.out += text),
      complain: (sentence) => void (said.error += sentence),
    },
  )
  return { code, ...said }
}

test.each([[], ['help'], ['--help'], ['-h']])('%j lists every command', async (...args) => {
  const { code, out, error } = await run(...args.flat())
  expect([code, error]).toEqual([0, ''])
  for (const { name, does } of commands) {
    expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
    expect(out).toContain(does)
  }
})

test.each(commands.map(({ name }) => name))('%s explains itself', async (name) => {
  const command = commands.find((known) => known.name === name)!
  const { code, out, error } = await run(name, '--help')
  expect([code, error]).toEqual([0, ''])
  expect(await run('help', name)).toEqual({ code, out, error })
  for (const option of [...command.options.map(({ long }) => long!), '--json', '--help']) {
    expect(out).toContain(option)
  }
  expect(out).toContain(command.does)
  expect(out).toMatch(/Exit codes:\n {2}0 +done\n {2}1 +a fault/)
  expect(out).toContain(`Example:\n  npm run requests -- ${name}`)
  const json = await run(name, '--help', '--json')
  expect(JSON.parse(json.out)).toMatchObject({ name, does: command.does })
})

test('help as JSON names every command', async () => {
  const { out } = await run('help', '--json')
  const names = (JSON.parse(out) as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual(commands.map(({ name }) => name))
})

test('status alone has exit codes of its own', async () => {
  const withMore = commands.filter(({ exits }) => exits !== undefined)
  expect(withMore.map(({ name, exits }) => [name, Object.keys(exits!)])).toEqual([
    ['status', ['1', '2']],
  ])
})

test.each([
  [['nonsense'], 'There is no command "nonsense"'],
  [['help', 'nonsense'], 'There is no command "nonsense"'],
  [['--json', 'list'], 'There is no command "--json"'],
  [['--json'], 'There is no command "--json"'],
  [['--since', '2026-11-01', 'list'], 'There is no command "--since"'],
  [['show'], '"show": missing required argument \'id or number\''],
  [['show', 'one', 'two'], `"show": too many arguments for 'show'. Expected 1 argument but got 2`],
  [['list', '--all'], `"list": unknown option '--all'`],
  [['list', '--since'], '"list": option \'--since <date>\' argument missing'],
])('%j is wrong usage: exit code 1 and one sentence that says what to do', async (args, part) => {
  const { code, out, error } = await run(...args)
  expect([code, out]).toEqual([1, ''])
  expect(error).toContain(part)
  expect(error).toMatch(/npm run requests -- help/)
  expect(error).not.toContain('\n')
})

test('without a build the script says to build first', () => {
  const root = mkdtempSync(join(tmpdir(), 'unbuilt-'))
  cpSync('server/run-requests.mjs', join(root, 'server', 'run-requests.mjs'))
  const { status, stderr } = spawnSync(process.execPath, ['server/run-requests.mjs', 'status'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'The commands are not built: run "npm run build" first.\n'])
  rmSync(root, { recursive: true })
})

operatorsSuite('SQLite', async () => ({}))
eraseSuite('SQLite', async () => ({}))
