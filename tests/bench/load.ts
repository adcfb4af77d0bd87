import { spawn, spawnSync } from 'node:child_process'
import autocannon from 'autocannon'

/** What one round of load gave: answers per second, and how long they took, milliseconds. */
export type Load = { rate: number; p50: number; p99: number }

type Asked = { url: string; headers: Readonly<Record<string, string>> }

/** How a round is driven. */
type Rounds = { connections: number; seconds: number }

/** A generator of load; wrk needs less of the machine than what runs on Node. */
export type Generator = {
  name: 'wrk' | 'autocannon'
  load: (asked: Asked, rounds: Rounds) => Promise<Load>
}

/** wrk when it is installed, else autocannon, whose own work is a part of what is measured. */
export function loadGenerator(): Generator {
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined
  return hasWrk ? { name: 'wrk', load: loadByWrk } : { name: 'autocannon', load: loadByAutocannon }
}

/** Seconds until an answer that does not come counts as an error; wrk's own two are fewer than a queue of pages takes. */
const longestWait = 10

/** Units of the times that wrk prints, in milliseconds. */
const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

async function loadByWrk({ url, headers }: Asked, { connections, seconds }: Rounds): Promise<Load> {
  const heads = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const given = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    `--timeout=${longestWait}s`,
    '--latency',
  ]
  const printed = await outputOf('wrk', [...given, ...heads, url])
  const found = (pattern: RegExp) => pattern.exec(printed) ?? []
  const time = (share: number) => {
    const [, figure, unit] = found(new RegExp(`^ +${share}% +([\\d.]+)(us|ms|s)\\s*$`, 'm'))
    return Number(figure) * units[unit!]!
  }
  const errors = found(/Non-2xx or 3xx responses: \d+|Socket errors: .*/)
  if (errors[0]) throw new Error(`${url}: ${errors[0]}`)
  const [, rate] = found(/^Requests\/sec: +([\d.]+)\s*$/m)
  return { rate: Number(rate), p50: time(50), p99: time(99) }
}

function outputOf(command: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'inherit'] })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.once('error', reject)
    child.once('close', () => resolve(printed))
  })
}

async function loadByAutocannon(
  { url, headers }: Asked,
  { connections, seconds }: Rounds,
): Promise<Load> {
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections,
    duration: seconds,
    timeout: longestWait,
  })
  const failed = result.errors + result['4xx'] + result['5xx']
  if (failed > 0) throw new Error(`${url}: ${failed} answers failed`)
  const { latency, requests, duration } = result
  return { rate: requests.total / duration, p50: latency.p50, p99: latency.p99 }
}
