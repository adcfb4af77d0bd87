import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, test, vi } from 'vitest'
import { catalogMessages } from './catalog.server.ts'
import { compiledCatalogs } from '../server/build/vite-plugins/catalogs.ts'

// Starts Vite, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

test('a page carries the messages of its catalogs and no others', () => {
  const catalogs = new Set(
    Object.keys(catalogMessages('en', ['common', 'forms'])).map((id) => id.split('.')[0]),
  )
  expect([...catalogs].sort()).toEqual(['common', 'forms'])
})

test('a message without values arrives as one literal, which react-intl shows without a parser', () => {
  expect(catalogMessages('en', ['common'])['common.action.get-in-touch']).toEqual([
    { type: 0, value: 'Get in touch' },
  ])
})

test('an unknown catalog is refused with the name of the file that is not there', () => {
  expect(() => catalogMessages('en', ['nowhere'])).toThrow('locales/en/nowhere.json')
})

test.each(['en-XA', 'en-XB'] as const)('%s has the ids of English and other words', (locale) => {
  const english = catalogMessages('en', ['forms'])
  const pseudo = catalogMessages(locale, ['forms'])
  expect(Object.keys(pseudo)).toEqual(Object.keys(english))
  expect(pseudo['forms.label.name']).not.toEqual(english['forms.label.name'])
})

describe('in a build', () => {
  test.each([
    ['the production build has no pseudo-locale in it', false],
    ['the test build has both pseudo-locales in it', true],
  ])('%s', async (_, pseudoLocales) => {
    const code = await builtCatalogs(pseudoLocales)
    expect(code).toContain('Get in touch')
    expect(code.includes('ƀ')).toBe(pseudoLocales)
    expect(code.includes('\u202B') || code.includes(String.raw`\u202B`)).toBe(pseudoLocales)
  })
})

async function builtCatalogs(pseudoLocales: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [compiledCatalogs()],
    define: { __PSEUDO_LOCALES__: String(pseudoLocales) },
    build: { write: false, ssr: 'locales/catalog.server.ts' },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => ('code' in file ? file.code : '')).join('\n')
}
