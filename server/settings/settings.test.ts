import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { SettingsError, refuseForeignBuild } from './settings-error.ts'
import { readSettings } from './settings.ts'

describe('settings', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'settings-'))
  const local = { DATA_DIR: dataDir }
  const secret = 's'.repeat(32)
  const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  const isPublic = {
    ...local,
    SITE_URL: 'https://www.helmwright.example',
    SITE_SECRET: secret,
    MAIL_URL: 'smtp://user:password@mail.helmwright.example:587',
    MAIL_TO: 'team@helmwright.example',
  }

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('nothing needs to be set on an own machine', () => {
    expect(readSettings(local, [])).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      redirectHosts: false,
      dataDir,
      mail: { transport: 'file' },
      trustProxy: false,
    })
  })

  test('requests are kept as long as the privacy policy says, or shorter', () => {
    expect(readSettings(local, []).retentionDays).toBe(company.retention.requests)
    expect(readSettings({ ...local, RETENTION_DAYS: '90' }, []).retentionDays).toBe(90)
  })

  test('the port is part of the address', () => {
    expect(readSettings({ ...local, PORT: '8080' }, []).siteUrl).toBe('http://localhost:8080')
  })

  describe('where the server listens', () => {
    const listensOn = (env: NodeJS.ProcessEnv) => readSettings({ ...local, ...env }, []).host

    test('is every interface', () => {
      expect(listensOn({})).toBeUndefined()
    })

    test('is this machine alone behind a proxy, which is taken to run on it', () => {
      expect(listensOn({ TRUST_PROXY: '1' })).toBe('127.0.0.1')
    })

    test('is every interface of a container, also behind a proxy', () => {
      expect(listensOn({ TRUST_PROXY: '1', HOST: '', container: 'oci' })).toBeUndefined()
    })

    test.each(['0.0.0.0', '::', '::1', '10.0.0.5'])('is %s when HOST names it', (HOST) => {
      expect(listensOn({ HOST, TRUST_PROXY: '1' })).toBe(HOST)
    })
  })

  test('a key is made once, kept for the owner alone, and found again', () => {
    const folder = join(dataDir, 'fresh', 'deep')
    const { secret: made } = readSettings({ DATA_DIR: folder }, [])
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(statSync(join(folder, 'site-secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'site-secret'), 'utf8')).toBe(made)
    expect(readSettings({ DATA_DIR: folder }, []).secret).toBe(made)
  })

  test('a given key is used and not written down', () => {
    const folder = join(dataDir, 'given')
    expect(readSettings({ DATA_DIR: folder, SITE_SECRET: secret }, []).secret).toBe(secret)
    expect(existsSync(join(folder, 'site-secret'))).toBe(false)
  })

  test('a public site with everything it needs starts', () => {
    expect(
      readSettings({ ...isPublic, SITE_URL: 'https://www.helmwright.example/' }, []),
    ).toMatchObject({
      siteUrl: 'https://www.helmwright.example',
      redirectHosts: true,
      mail: { transport: 'smtp', url: isPublic.MAIL_URL },
      mailTo: 'team@helmwright.example',
    })
  })

  test('a public site may be told to store only', () => {
    const { MAIL_URL: _, ...env } = isPublic
    expect(readSettings({ ...env, ALLOW_NO_DESTINATION: '1' }, []).mail).toEqual({
      transport: 'none',
    })
  })

  test('a webhook alone is a destination, with two keys while one replaces the other', () => {
    const { MAIL_URL: _, ...env } = isPublic
    const hook = { WEBHOOK_URL: 'https://hooks.example/in', WEBHOOK_SECRET: `${key} ${key}` }
    expect(readSettings({ ...env, ...hook }, [])).toMatchObject({
      mail: { transport: 'none' },
      webhook: {
        url: 'https://hooks.example/in',
        secrets: [Buffer.alloc(24, 7), Buffer.alloc(24, 7)],
      },
    })
  })

  test.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['', undefined],
  ])('METRICS_ADDRESS=%j is read as %j', (value, read) => {
    expect(readSettings({ ...local, METRICS_ADDRESS: value }, []).metrics).toEqual(read)
  })

  test('without settings every crawler may read, and search engines are told nothing', () => {
    const usual = { unlisted: false, aiCrawlers: 'allow', indexNowKey: undefined }
    expect(readSettings(local, []).crawlers).toEqual(usual)
    const env = { ...local, SITE_PREVIEW: '1', AI_CRAWLERS: 'deny', INDEXNOW_KEY: 'a-key-of-8' }
    const set = { unlisted: true, aiCrawlers: 'deny', indexNowKey: 'a-key-of-8' }
    expect(readSettings(env, []).crawlers).toEqual(set)
  })

  test('instances that share a database work with the key they are given', () => {
    const databaseUrl = 'postgres://site:password@localhost:5432/site'
    const env = { ...local, DATABASE_URL: databaseUrl, SITE_SECRET: secret, WORKER: 'off' }
    expect(readSettings(env, [])).toMatchObject({ databaseUrl, worker: 'off' })
  })

  describe('fault 19: a start is refused, and the sentence names what to change', () => {
    test.each([
      [{ PORT: 'x' }, 'PORT'],
      [{ FREE_DEVS_URL: 'staff.example' }, 'FREE_DEVS_URL'],
      [{ AI_CRAWLERS: 'no' }, 'AI_CRAWLERS'],
      [{ INDEXNOW_KEY: 'short' }, 'INDEXNOW_KEY'],
      [{ INDEXNOW_KEY: 'with/slash/and.dot' }, 'INDEXNOW_KEY'],
      [{ PORT: '70000' }, 'PORT'],
      [{ PORT: '80.5' }, 'PORT'],
      [{ HOST: 'localhost' }, 'HOST'],
      [{ HOST: '127.0.0.1:3000' }, 'HOST'],
      [{ HOST: '1' }, 'HOST'],
      [{ NODE_ENV: 'production' }, 'SITE_URL'],
      [{ SITE_URL: 'helmwright' }, 'SITE_URL'],
      [{ SITE_URL: 'ftp://helmwright.example' }, 'SITE_URL'],
      [{ SITE_URL: 'https://helmwright.example/site' }, 'SITE_URL'],
      [{ SITE_URL: 'https://helmwright.example/?a=1' }, 'SITE_URL'],
      [{ SITE_SECRET: 'short' }, 'SITE_SECRET'],
      [{ MAIL_URL: 'mail.example:25' }, 'MAIL_URL'],
      [{ MAIL_URL: 'https://mail.example' }, 'MAIL_URL'],
      [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_TO'],
      [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
      [{ TRUST_PROXY: '10.0.0.1, everybody' }, 'TRUST_PROXY'],
      [{ DATABASE_URL: 'mysql://user:password@host/site' }, 'DATABASE_URL'],
      [{ DATABASE_URL: 'postgres://user:password@host/site' }, 'SITE_SECRET'],
      [{ METRICS_ADDRESS: '9464' }, 'METRICS_ADDRESS'],
      [{ METRICS_ADDRESS: '127.0.0.1:9464/metrics' }, 'METRICS_ADDRESS'],
      [{ WORKER: 'yes' }, 'WORKER'],
      [{ WEBHOOK_URL: 'hooks.example' }, 'WEBHOOK_URL'],
      [{ WEBHOOK_URL: 'https://hooks.example/' }, 'WEBHOOK_SECRET'],
      [
        { WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
        'WEBHOOK_SECRET',
      ],
      [{ WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: key.slice(6) }, 'WEBHOOK_SECRET'],
      [
        { WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: `${key} ${key} ${key}` },
        'WEBHOOK_SECRET',
      ],
      [{ ...isPublic, WEBHOOK_URL: 'http://hooks.example/', WEBHOOK_SECRET: key }, 'WEBHOOK_URL'],
      [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS'],
      [{ RETENTION_DAYS: String(company.retention.requests + 1) }, 'RETENTION_DAYS'],
      [{ SITE_URL: 'https://helmwright.example' }, 'SITE_SECRET'],
      [{ SITE_URL: 'https://helmwright.example', SITE_SECRET: secret }, 'MAIL_URL'],
    ])('%j: %s', (env, name) => {
      const start = () => readSettings({ ...local, ...env }, [])
      expect(start).toThrow(SettingsError)
      expect(start).toThrow(new RegExp(`\\b${name}\\b`))
      expect(start).toThrow(/: (set|replace) /)
      expect(start).not.toThrow(/\n/)
    })

    test('a public site shows no sample content unless it is told to', () => {
      const start = (env = {}) => readSettings({ ...isPublic, ...env }, ['story tipalti'])
      expect(start).toThrow(/ALLOW_SAMPLE_CONTENT=1/)
      expect(start).toThrow(/story tipalti/)
      expect(start({ ALLOW_SAMPLE_CONTENT: '1' }).siteUrl).toBe(isPublic.SITE_URL)
      expect(readSettings(local, ['story tipalti']).port).toBe(3000)
    })

    test('a password never stands in the sentence', () => {
      const start = () => readSettings({ ...local, MAIL_URL: 'imap://user:password@host' }, [])
      expect(start).toThrow(/MAIL_URL/)
      expect(start).not.toThrow(/user:password@host\b(?!:587)/)
    })
  })

  test.each([
    ['1', 1],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
    ['', false],
  ])('TRUST_PROXY=%j is read as %j', (value, read) => {
    expect(readSettings({ ...local, TRUST_PROXY: value }, []).trustProxy).toBe(read)
  })
})

describe('the build', () => {
  test('fault 19: a public site refuses pages that carry another address', () => {
    const start = () =>
      refuseForeignBuild('https://www.helmwright.example', 'http://localhost:3000')
    expect(start).toThrow(SettingsError)
    expect(start).toThrow(/^SITE_URL is https:\/\/www\.helmwright\.example .*: set SITE_URL /)
  })

  test.each([
    ['https://www.helmwright.example', 'https://www.helmwright.example/'],
    ['http://localhost:8080', 'https://www.helmwright.example'],
  ])('%s may show pages for %s', (siteUrl, builtFor) => {
    expect(() => refuseForeignBuild(siteUrl, builtFor)).not.toThrow()
  })
})
