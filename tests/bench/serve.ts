import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltServer } from './built-server.ts'
import { spread, summary, writeFigures } from './figures.ts'
import { type Load, loadGenerator } from './load.ts'
import { startNginx } from './nginx-server.ts'
import { packed, packedResponse, startBareServer } from './start-bare-server.ts'

/**
 * `npm run bench:serve`: answers per second and their times beside nginx and beside a bare Node server that
 * send the same bytes, in the same run. Each figure is the median of five rounds with the least and the
 * most; the servers take turns round by round, so that other work on the machine meets all of them.
 */
const rounds = 5
const load = { connections: 32, seconds: 2 }
/** Size of the page and the asset, bytes as packed by gzip; the nearest ones of the build are taken. */
const wantedSize = 12_600
const goals = { 'share of nginx': 0.5, 'p99 ms': 2.5, 'finder per second': 2000 }
const finder = '/service-finder?goal=boost_your_roi&industry=retail'

type Headers = Readonly<Record<string, string>>
type Row = { what: string; by: string; goal: string; url: string; headers: Headers; loads: Load[] }

const generator = loadGenerator()
const page = `/${fileNear('dist/client', '/index.html.gz', wantedSize).replace('/index.html.gz', '')}`
const asset = `/assets/${fileNear('dist/client/assets', '.js.gz', wantedSize).replace('.gz', '')}`
const site = await startBuiltServer()
const response = await packedResponse(site.url + page)
const bare = await startBareServer(response)
const nginx = await startNginx(response.headers)
const yardstick = nginx ? 'nginx' : 'bare node:http'
const peers = nginx ? ({ 'the site': site, nginx } as const) : { 'the site': site }

const rows: Row[] = []
const add = (what: string, by: string, url: string, headers: Headers = packed) => {
  rows.push({ what, by, url, headers, goal: goalOf(what, by), loads: [] })
}
add('page', 'bare node:http', bare.url + page)
for (const [by, { url }] of Object.entries(peers)) {
  const { headers } = await packedResponse(url + page)
  add('page', by, url + page)
  add('page, unchanged', by, url + page, { ...packed, 'If-None-Match': headers.etag! })
  add('asset', by, url + asset)
}
add('finder, kept', 'the site', site.url + finder)
// A page is rendered again for those who read no packed one.
add('finder, rendered', 'the site', site.url + finder, { 'Accept-Encoding': 'identity' })
rows.sort((a, b) => a.what.localeCompare(b.what))

for (let round = -1; round < rounds; round += 1) {
  for (const { url, headers, loads } of rows) {
    const measured = await generator.load({ url, headers }, load)
    // The first round warms up.
    if (round >= 0) loads.push(measured)
    // What the load has left behind is answered first.
    await fetch(url, { headers }).then((rest) => rest.arrayBuffer())
    site.emptyLog()
  }
}
for (const server of [site, bare, nginx]) await server?.stop()

const figures = rows.map(figuresOf)
console.info(`${page} (${response.body.length} bytes) and ${asset}, packed by gzip`)
console.info(`${load.connections} connections by ${generator.name}, ${rounds} rounds`)
console.table(
  figures.map(({ rate, p50, p99, share, ...row }) => ({
    ...row,
    'per second': spread(rate, 0),
    'p50 ms': spread(p50, 2),
    'p99 ms': spread(p99, 2),
    [`share of ${yardstick}`]: share ? spread(share, 2) : '',
  })),
)
writeFigures('serve', {
  generator: generator.name,
  ...load,
  rounds,
  page,
  asset,
  goals,
  rows: figures,
})

function goalOf(what: string, by: string): string {
  if (by !== 'the site' || what === 'finder, rendered') return ''
  if (what === 'finder, kept') return `${goals['finder per second']} per second`
  return `${goals['share of nginx']} of nginx, p99 ${goals['p99 ms']} ms`
}

/** Shares compare the rates of the same round. */
function figuresOf({ what, by, goal, loads }: Row) {
  const beside = rows.find((other) => other.what === what && other.by === yardstick)
  const shares = beside && loads.map(({ rate }, at) => rate / beside.loads[at]!.rate)
  return {
    what,
    by,
    goal,
    rate: summary(loads.map(({ rate }) => rate)),
    p50: summary(loads.map(({ p50 }) => p50)),
    p99: summary(loads.map(({ p99 }) => p99)),
    share: shares && summary(shares),
  }
}

/**
 * Name of the file below a folder whose size is nearest to a wanted one.
 * @param ending end of the names that count
 * @param size bytes
 */
function fileNear(folder: string, ending: string, size: number): string {
  const away = (name: string) => Math.abs(statSync(join(folder, name)).size - size)
  const [nearest] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort((a, b) => away(a) - away(b))
  if (nearest === undefined) throw new RangeError(`No ${ending} in ${folder}`)
  return nearest
}
