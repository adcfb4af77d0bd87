/**
 * What visitors get from the proxy while the server is down, with the proxies of the manual and of the compose file.
 * Needs Caddy (`CADDY_PATH`, or `caddy` on the path).
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { startSite } from '../support/site-under-test.ts'

const caddy = process.env.CADDY_PATH ?? 'caddy'
if (spawnSync(caddy, ['version']).status !== 0) {
  throw new Error('This test needs Caddy: install it ("apt-get install caddy") or set CADDY_PATH.')
}

const client = join(process.cwd(), 'dist/client')
const errors: string[] = []
const site = await startSite('dist')
const siteHost = new URL(site.url).host
const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
const port = await freePort()

/** Files of the proxy by their names, as an operator has them, but for addresses. */
const proxies = {
  'the manual': manualBlock()
    .replace('www.example.com', `http://localhost:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${siteHost.split(':')[1]}`)
    .replaceAll('/opt/helmwright-website', process.cwd()),
  'the compose file': readFileSync('server/deploy/Caddyfile', 'utf8')
    .replace('{$SITE_URL}', `http://localhost:${port}`)
    .replace('site-1:3000 site-2:3000', `127.0.0.1:${siteHost.split(':')[1]}`)
    .replace('/srv/site', client),
}

function manualBlock(): string {
  const manual = readFileSync('server/README.md', 'utf8')
  return /^```\n(www\.example\.com \{\n[\s\S]*?)^```$/m.exec(manual)![1]!
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** One request through the proxy, with the host name of the site, as the proxy of a real site gets it. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers: { Host: siteHost } }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

async function started(config: string): Promise<ChildProcess> {
  writeFileSync(join(folder, 'Caddyfile'), config)
  cpSync('server/deploy/maintenance.caddy', join(folder, 'maintenance.caddy'))
  const child = spawn(caddy, ['run', '--config', join(folder, 'Caddyfile')], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (let left = 100; left > 0; left -= 1) {
    if (child.exitCode !== null) throw new Error(said)
    if (await ask('/healthz').catch(() => undefined)) return child
    await setTimeout(100)
  }
  throw new Error(said)
}

try {
  for (const [name, config] of Object.entries(proxies)) await check(name, config)
} finally {
  await site.stop()
  rmSync(folder, { recursive: true })
}
for (const error of errors) console.error(error)
console.info(`${errors.length} errors in what visitors get while the server is down`)
process.exitCode = errors.length > 0 ? 1 : 0

async function check(name: string, config: string): Promise<void> {
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) === JSON.stringify(wanted)) return
    errors.push(`${name}: ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
  const proxy = await started(config)
  try {
    const heading = ({ body }: Answer) => /<h1[^>]*>([^<]*)/.exec(body)?.[1]
    const up = await ask('/services/devops')
    expect('a page of the server', up.status, 200)
    expect('an unknown page', (await ask('/no-such-page')).status, 404)

    await site.kill()
    for (const [path, file] of [
      ['/', '503.html'],
      ['/services/devops?a=b', '503.html'],
      ['/de', 'de/503.html'],
      ['/de/hire/argentina', 'de/503.html'],
      ['/deutsch', '503.html'],
    ] as const) {
      const answer = await ask(path)
      expect(`the status of ${path}`, answer.status, 503)
      expect(`the page of ${path}`, answer.body === readFileSync(join(client, file), 'utf8'), true)
      expect(
        `the headers of ${path}`,
        [
          answer.headers['retry-after'],
          answer.headers['cache-control'],
          answer.headers['content-type'],
        ],
        ['60', 'no-store', 'text/html; charset=utf-8'],
      )
      const [, style] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(answer.body)!
      const drawn = await ask(style!)
      expect(`the style sheet of ${path}`, [drawn.status, drawn.body.length > 1000], [200, true])
    }
    const posted = await ask('/api/contact', 'POST')
    expect('a request', [posted.status, posted.headers['retry-after']], [503, '60'])
    expect('a file that is none', (await ask('/assets/gone.js')).status, 503)

    await site.restart()
    let back = await ask('/services/devops')
    for (let left = 50; back.status !== 200 && left > 0; left -= 1) {
      await setTimeout(200)
      back = await ask('/services/devops')
    }
    expect('the page after the start', heading(back), heading(up))
  } finally {
    proxy.kill()
  }
}
