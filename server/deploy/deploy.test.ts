import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/addresses.ts'
import { failureFile } from '../http/rendered-page.ts'
import { company } from '../../content/company.ts'
import { readHost, readPort } from '../settings/addresses.ts'

const read = (name: string) => readFileSync(`server/deploy/${name}`, 'utf8')

/** What may be set: the site's settings, and what is Node's own. */
const settings = [
  ...[...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!),
  'NODE_ENV',
]
const unknown = (names: readonly string[]) => names.filter((name) => !settings.includes(name))

/** What `npm start` runs: the same with a unit and in a container. */
const startCommand = packageJson.scripts.start

describe('the systemd unit', () => {
  const sections = read('helmwright-website.service')
    .split(/^\[(?=[A-Z])/m)
    .slice(1)
    .map((section) => {
      const [head, ...lines] = section.split('\n')
      const pairs = lines
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => /^([A-Za-z]+)=(.*)$/.exec(line)!.slice(1) as [string, string])
      return [head!.replace(']', ''), pairs] as const
    })
  const service = sections.find(([name]) => name === 'Service')![1]
  const valueOf = (key: string) => service.find(([name]) => name === key)?.[1]

  test('has three sections', () => {
    expect(sections.map(([name]) => name)).toEqual(['Unit', 'Service', 'Install'])
  })

  test('starts the built server itself, without a shell and not as root', () => {
    const command = startCommand.replace('dist/', '/opt/helmwright-website/dist/')
    expect(valueOf('ExecStart')).toBe(`/usr/bin/${command}`)
    expect(valueOf('User')).toBe('website')
    expect(valueOf('Restart')).toBe('always')
    // Longer than the server's own hard end.
    expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThan(10)
  })

  test('sets only settings that exist', () => {
    const names = service
      .filter(([key]) => key === 'Environment')
      .flatMap(([, value]) => value.split(' ').map((pair) => pair.split('=')[0]!))
    expect(names.length).toBeGreaterThan(0)
    expect(unknown(names)).toEqual([])
  })

  test('shuts off what a web server does not need', () => {
    expect(Object.fromEntries(service)).toMatchObject({
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      PrivateDevices: 'yes',
      RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
      StateDirectoryMode: '0700',
      UMask: '0077',
    })
    // V8 compiles while it runs.
    expect(valueOf('MemoryDenyWriteExecute')).toBeUndefined()
  })
})

describe('the backup of one machine', () => {
  const lines = (name: string) => read(name).split('\n')
  const unit = lines('helmwright-website-backup.service')
  const server = lines('helmwright-website.service')

  test('runs as the server does: its user, folder and settings', () => {
    for (const key of ['User', 'Group', 'WorkingDirectory', 'EnvironmentFile', 'UMask']) {
      const line = server.find((each) => each.startsWith(`${key}=`))
      expect(unit).toContain(line)
    }
  })

  test('may write where it has to, and keeps nothing longer than a suspicious request is kept', () => {
    const [, script, folder, days] = /^ExecStart=\/bin\/sh (\S+) (\S+) (\d+)$/m.exec(
      unit.join('\n'),
    )!
    expect(existsSync(script!.replace('/opt/helmwright-website/', ''))).toBe(true)
    expect(unit).toContain(`ReadWritePaths=${folder} /var/lib/helmwright-website`)
    expect(Number(days)).toBeLessThanOrEqual(company.retention.suspicious)
  })

  test('is started by its timer', () => {
    expect(lines('helmwright-website-backup.timer')).toEqual(
      expect.arrayContaining(['Persistent=yes', 'WantedBy=timers.target']),
    )
  })
})

test('behind the proxy of one machine the server listens where the recipes send visitors', () => {
  const [host, port] = [readHost({ TRUST_PROXY: '1' }), readPort(undefined)]
  const manual = readFileSync('server/README.md', 'utf8')
  expect(manual).toContain(`\treverse_proxy ${host}:${port}\n`)
  expect(manual).toContain(`proxy_pass http://${host}:${port}`)
})

describe('the maintenance page', () => {
  const shown = read('maintenance.caddy')

  test('is the one that a build has for every language', () => {
    const [, ...candidates] = /^\t+try_files (\S+) (\S+)$/m.exec(shown)!
    const files = locales.map(({ code }) => `/${failureFile(code, 'unavailable')}`)
    for (const [at, { code }] of locales.entries()) {
      const first = localizedPath('/about', code).split('/')[1]!
      const paths = candidates.map((path) => path.replace('{http.request.uri.path.0}', first))
      expect(paths.find((path) => files.includes(path))).toBe(files[at])
    }
  })

  test('comes with a status and a time after which to come again', () => {
    expect(shown).toContain('{http.error.status_code} in [502, 503, 504]')
    expect(shown).toMatch(/header Retry-After \d+\n\t+header Cache-Control no-store/)
    expect(shown).toContain('status 503')
  })

  test('is in the folder that both proxies read', () => {
    const folderOf = (text: string) => {
      const [, folder] = /^\troot \* (\S+)$/m.exec(text)!
      const [, imported] = /^\timport (\S+)$/m.exec(text)!
      return [folder, imported]
    }
    const [, copied] = /^COPY --from=build \/site\/dist\/client (\S+)$/m.exec(
      read('Containerfile'),
    )!
    expect(folderOf(read('Caddyfile'))).toEqual([copied, 'maintenance.caddy'])
    expect(folderOf(readFileSync('server/README.md', 'utf8'))).toEqual([
      '/opt/helmwright-website/dist/client',
      '/opt/helmwright-website/server/deploy/maintenance.caddy',
    ])
  })
})

describe('the container file', () => {
  const instructions = read('Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stages = instructions
    .join('\n')
    .split(/^FROM /m)
    .slice(1)
  const last = stages.at(-1)!

  test('starts the server and asks for its health without a shell', () => {
    const exec = [...last.matchAll(/^(?:HEALTHCHECK .*?)?CMD (\[.*\])$/gm)].map(
      ([, command]) => JSON.parse(command!) as string[],
    )
    expect(exec.map(([program]) => program)).toEqual(['node', 'node'])
    expect(exec[1]).toEqual(startCommand.split(' '))
    expect(exec[0]![2]).toContain('/healthz')
  })

  test('runs as a user without rights, with the packages of production only', () => {
    expect(stages).toHaveLength(4)
    expect(last).toMatch(/^USER node$/m)
    expect(last).not.toMatch(/npm (ci|install)/)
    expect(last).toContain('COPY --from=packages /site/node_modules')
    expect(stages.find((stage) => stage.includes('AS packages'))).toContain('npm ci --omit=dev')
  })

  test('copies what exists and sets only settings that exist', () => {
    const copied = [...instructions.join('\n').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(
      ([, paths]) => paths!.split(' '),
    )
    expect(copied.length).toBeGreaterThan(4)
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
    const names = [...instructions.join('\n').matchAll(/^(?:ENV|ARG) ([A-Z_]+)/gm)].map(
      ([, name]) => name!,
    )
    expect(names).toContain('SITE_URL')
    expect(unknown(names)).toEqual([])
  })

  test('tells the server that it runs in a container, where the proxy comes from outside', () => {
    const [, runtime] = /^ENV container=(\S+)$/m.exec(last)!
    expect(readHost({ TRUST_PROXY: '1', HOST: '', container: runtime })).toBeUndefined()
  })

  test('takes neither secrets nor foreign builds along', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.data', '.git', 'node_modules', 'dist']),
    )
  })
})

type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  environment: Record<string, unknown>
  ports?: string[]
  networks: string[]
  command?: string[]
  healthcheck?: { test: string[] }
  stop_grace_period?: string
  read_only?: boolean
  volumes?: string[]
}

describe('the compose file', () => {
  const file = load(read('compose.yaml')) as {
    services: Record<string, Service>
    networks: Record<string, { internal?: boolean } | null>
    volumes: Record<string, null>
  }
  const services = Object.entries(file.services)
  const sites = services.filter(([name]) => name.startsWith('site-')).map(([, site]) => site)

  test('has two instances, a database and a proxy with the only open port', () => {
    expect(services.map(([name]) => name)).toEqual(['site-1', 'site-2', 'database', 'proxy'])
    expect(services.flatMap(([, { ports = [] }]) => ports)).toEqual(['443:443'])
    expect(file.services.proxy!.ports).toHaveLength(1)
  })

  test('keeps the database to the instances', () => {
    expect(file.networks.inside).toEqual({ internal: true })
    expect(file.services.database!.networks).toEqual(['inside'])
    expect(file.services.proxy!.networks).not.toContain('inside')
  })

  test('sets only settings that exist, the same for both instances', () => {
    expect(sites).toHaveLength(2)
    expect(sites[0]).toEqual(sites[1])
    expect(unknown(Object.keys(sites[0]!.environment))).toEqual([])
    expect(sites[0]!.environment.DATABASE_URL).toMatch(/^postgres:\/\/site:.*@database:5432\/site$/)
    expect(file.services.database!.environment).toMatchObject({
      POSTGRES_USER: 'site',
      POSTGRES_DB: 'site',
    })
  })

  test('overrules no command with one in a shell, and lets the server end by itself', () => {
    for (const [name, { command, healthcheck }] of services) {
      expect(command, name).toBeUndefined()
      if (healthcheck) expect(healthcheck.test[0], name).toBe('CMD')
    }
    expect(Number.parseInt(sites[0]!.stop_grace_period!, 10)).toBeGreaterThan(10)
  })

  test('names files and volumes that exist', () => {
    expect(existsSync(`server/deploy/${sites[0]!.build!.context}/package.json`)).toBe(true)
    expect(existsSync(sites[0]!.build!.dockerfile)).toBe(true)
    for (const [, { volumes = [] }] of services) {
      for (const [source] of volumes.map((volume) => volume.split(':'))) {
        const isFile = source!.startsWith('.')
        expect(
          isFile ? existsSync(`server/deploy/${source}`) : Object.hasOwn(file.volumes, source!),
        ).toBe(true)
      }
    }
  })

  test('lets the proxy reach the instances whatever .env says', () => {
    for (const { environment } of sites) {
      expect(readHost(environment as NodeJS.ProcessEnv)).toBe('0.0.0.0')
    }
  })

  test('the proxy asks both instances at their port', () => {
    const [, targets] = /reverse_proxy ([^{]+) \{/.exec(read('Caddyfile'))!
    expect(targets!.split(' ')).toEqual(
      services
        .filter(([name]) => name.startsWith('site-'))
        .map(([name, { environment }]) => `${name}:${String(environment.PORT)}`),
    )
  })
})
