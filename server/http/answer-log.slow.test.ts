import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a process prints that runs some lines of code beside the log. */
function printed(code: string): { line: number }[] {
  const script = `import { accessLog } from './server/http/answer-log.ts'; const log = accessLog(); ${code}`
  const command = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const text = execFileSync(process.execPath, command, { encoding: 'utf8' })
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { line: number })
}

const lines = (count: number) => Array.from({ length: count }, (_, line) => line)

test.each([1, 3, 500])('of %i lines none is lost when the process ends', (count) => {
  const found = printed(
    `for (let line = 0; line < ${count}; line += 1) log.info({ line }); process.exit(0)`,
  )
  expect(found.map(({ line }) => line)).toEqual(lines(count))
})

test('a line is written soon, also when no other follows', () => {
  const [first] = printed(
    `log.info({ line: 7 }); setTimeout(() => { process.stdout.write('{"line":8}\\n'); process.exit(0) }, 1500)`,
  )
  expect(first?.line).toBe(7)
})
