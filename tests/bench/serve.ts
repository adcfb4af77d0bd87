import { once } from 'node:events'
import { fork } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { end } from '../support/site-under-test.ts'
import { type ServerUnderLoad, startBuiltServer } from './built-server.ts'
import { summary, writeFigures } from './figures.ts'
import { type Load, loadGenerator } from './load.ts'
import { startNginx } from './nginx-server.ts'

/**
 * `npm run bench:serve`: answers per second and their times beside nginx and beside a bare Node server that
 * send the same bytes, in the same run. Each figure is the median of five rounds with the least and the
 * most; the servers take turns round by round, so that other work on the machine meets all of them.
 */
const rounds = 5
const load = { connections: 32, seconds: 2 }
/** About what most pages weigh, bytes packed by gzip, which nginx has without further modules. */
const wantedSize = 12_600
const goals = { share: 0.45, p99: 3, finder: 2000 }
const packed = { 'Accept-Encoding': 'gzip' }
const finderPath = '/service-finder?goal=boost_your_roi&industry=retail'

type Row = { what: string; url: string; headers: Record<string, string>; of: string; loads: Load[] }

const generator = loadGenerator()
const site = await startBuiltServer()
const page = pathNear('.html.gz').replace(/\/index\.html\.gz$/, '')
const asset = pathNear('.js.gz').replace(/\.gz$/, '')
const answer = await answerAt(site.url + page)
const bare = await startBare(answer)
const nginx = await startNginx(answer.headers)

const rows = [
  row('page', 'the site', site, page),
  row('page', 'bare node:http', bare, page),
  ...(nginx ? [row('page', 'nginx', nginx, page)] : []),
  row('asset', 'the site', site, asset),
  ...(nginx ? [row('asset', 'nginx', nginx, asset)] : []),
  await unchanged('the site', site),
  ...(nginx ? [await unchanged('nginx', nginx)] : []),
  row('finder, kept', 'the site', site, finderPath),
  // Readers of no packed form are rendered for.
  row('finder, rendered', 'the site', site, finderPath, {}),
]
for (const { url, headers } of rows) await generator.load({ url, headers }, load)
for (let round = 0; round < rounds; round += 1) {
  for (const { url, headers, loads } of rows) {
    loads.push(await generator.load({ url, headers }, load))
    site.emptyLog()
  }
}
for (const server of [site, bare, nginx]) await server?.stop()

const figures = rows.map(figuresOf)
console.info(
  `${page} (${answer.body.length} B) and ${asset}, packed by gzip; ${load.connections} connections by ${generator.name}`,
)
if (!nginx)
  console.info('nginx is not installed: shares are of the bare Node server, where there is one')
console.table(
  figures.map(({ rates, p50, p99, ...shown }) => ({
    ...shown,
    'per second': spread(rates, 0),
    'p50 ms': spread(p50, 2),
    'p99 ms': spread(p99, 2),
  })),
)
writeFigures('serve', { generator: generator.name, ...load, page, asset, goals, rows: figures })

function row(
  what: string,
  of: string,
  server: { url: string },
  path: string,
  headers = packed as Record<string, string>,
): Row {
  return { what, of, url: server.url + path, headers, loads: [] }
}

/** Asks for the page with the tag that the server gave it. */
async function unchanged(of: string, server: ServerUnderLoad): Promise<Row> {
  const { headers } = await answerAt(server.url + page)
  return row('page, unchanged', of, server, page, { ...packed, 'If-None-Match': headers.etag! })
}

function figuresOf({ what, of, loads }: Row) {
  const rates = summary(loads.map(({ rate }) => rate))
  const p99 = summary(loads.map((one) => one.p99))
  const measure = nginx ? 'nginx' : 'bare node:http'
  const beside = rows.find((other) => other.what === what && other.of === measure)
  const shares = beside?.loads.map(({ rate }, at) => loads[at]!.rate / rate)
  const share = shares ? summary(shares).median.toFixed(2) : ''
  const isStatic = of === 'the site' && !what.startsWith('finder')
  const goal = isStatic
    ? `${goals.share} of nginx, p99 ≤ ${goals.p99} ms`
    : what === 'finder, kept'
      ? `${goals.finder} per second`
      : ''
  return {
    what,
    of,
    rates,
    p50: summary(loads.map((one) => one.p50)),
    p99,
    'share of nginx': share,
    goal,
  }
}

function spread({ median, min, max }: ReturnType<typeof summary>, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} – ${max.toFixed(digits)})`
}

/** Address of the built file with an ending whose size is nearest to the wanted one. */
function pathNear(ending: string): string {
  const folder = ending.startsWith('.html') ? '' : '/assets'
  const away = (name: string) =>
    Math.abs(statSync(`dist/client${folder}/${name}`).size - wantedSize)
  const [nearest] = readdirSync(`dist/client${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`${ending.startsWith('.html') ? '/index' : ''}${ending}`))
    .sort((a, b) => away(a) - away(b))
  return `${folder}/${nearest}`
}

async function answerAt(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  // `fetch` would unpack the body.
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: packed }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () =>
        resolve({
          headers: incoming.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })
}

async function startBare({
  headers,
  body,
}: {
  headers: Record<string, string>
  body: Buffer
}): Promise<ServerUnderLoad> {
  const child = fork('tests/bench/bare-server.ts', { execArgv: ['--import', 'tsx'] })
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...said } = headers
  child.send({ headers: said, body: body.toString('base64') })
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://localhost:${port}`,
    emptyLog: () => undefined,
    stop: () => end(child, 'SIGTERM'),
  }
}
