import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a run that used PostgreSQL keeps its exit code', () => {
  const run = "import('./tests/support/postgres-server.ts').then(() => (process.exitCode = 3))"
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', run], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(3)
})
