import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { samplesOf } from './report-samples.server.ts'

test('npm run content:report -- --json prints the same list as JSON and ends with 0', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'content:report', '--', '--json'])
  expect(JSON.parse(printed.toString())).toEqual(samplesOf('.'))
})
