import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { citedSources, listedSources, type SourceId, sourceList } from './cited-sources.ts'
import { slugsOf } from './content-files.server.ts'
import { holidays } from './facts/holidays.ts'

const locales = ['en', 'de'] as const

/** Every text that has a page of its own and is not told of one client. */
const entries = (
  ['blog', 'documents', 'hire', 'industries', 'legal', 'pages', 'services'] as const
).flatMap((kind) =>
  slugsOf(kind).map((slug) => {
    const read = (name: string) =>
      readFileSync(new URL(`${kind}/${slug}/${name}`, import.meta.url), 'utf8')
    const { sources = [] } = JSON.parse(read('entry.json')) as { sources?: unknown[] }
    return {
      name: `${kind}/${slug}`,
      text: { en: read('en.md'), de: read('de.md') },
      cited: v.parse(sourceList, sources.length > 0 ? sources : undefined) ?? [],
    }
  }),
)

/** Laws and standards as texts name them, with the sources that may stand for each. */
const named: readonly [law: RegExp, example: string, sources: readonly SourceId[]][] = [
  [/\bGDPR\b|\bDSGVO\b/, 'Art. 28 DSGVO', ['gdpr']],
  [/\bA(?:Ü|ü)G\b|Arbeitnehmerüberlassung/, 'the AÜG', ['german-labour-leasing']],
  [/\bHIPAA\b/, 'under HIPAA', ['us-hipaa', 'us-hipaa-associates']],
  [/\bHITECH\b/, 'HITECH', ['us-breach-notification']],
  [/\bMDR\b|2017\/745/, '(EU) 2017/745', ['medical-devices']],
  [/\bIEC 62304\b/, 'to IEC 62304', ['iec-62304']],
  [/\bIEC 62366\b/, 'to IEC 62366', ['iec-62366']],
  [/\bISO 14971\b/, 'to ISO 14971', ['iso-14971']],
  [/\bPSD2\b|2018\/389/, 'Under PSD2', ['payment-services', 'strong-authentication']],
  [/2022\/2554/, '(EU) 2022/2554', ['digital-resilience']],
  [/\bDORA\b/, 'Does DORA apply', ['digital-resilience', 'delivery-metrics']],
  [/\bPCI[- ]DSS\b/, 'PCI DSS scope', ['pci-dss']],
  [/\bWCAG\b/, 'to WCAG 2.2', ['wcag']],
  [/\bEN 301 549\b/, 'or EN 301 549', ['en-301-549']],
  [/2019\/882|Accessibility Act/, 'European Accessibility Act', ['european-accessibility-act']],
  [/\bISO(?:\/IEC)? 27001\b/, 'to ISO 27001', ['iso-27001']],
  [/\bISO 9001\b/, 'to ISO 9001', ['iso-9001']],
  [/\bISO(?:\/IEC)? 20000\b/, 'Under ISO/IEC 20000', ['iso-20000']],
  [/\bSOC 2\b/, 'a SOC 2 report', ['trust-services']],
  [/\bAI Act\b|2024\/1689/, 'the EU AI Act', ['ai-act']],
  [/\bCOPPA\b/, 'COPPA protects', ['us-children']],
  [/\beIDAS\b/, 'the eIDAS Regulation', ['eidas']],
  [/\bUrhG\b/, 'section 29 UrhG', ['german-copyright']],
  [/Visa Waiver/, 'the Visa Waiver Program', ['us-visa-waiver']],
  [/2003\/490/, 'Decision 2003/490/EC', ['adequacy-argentina']],
]

/** Any other place of a law: its text must cite something. */
const anyLaw =
  /§+ ?\d|\bArt(?:\.|ikels?|icles?)\s\d|\b[Ss]ection \d+ \w|\b(?:Law|Gesetz(?:es)?) \(?\d|\(E[UCG]\) (?:No |Nr\. )?\d|\b\d+\/E[CUG]\b|\b(?:Labour|Fiscal) Code\b|\b\w*(?:gesetz|gesetzbuch)(?:es|s)?\b/

/** Texts that name a law without a source for it, in the order of the texts. */
function bare(among: readonly Pick<(typeof entries)[number], 'name' | 'text' | 'cited'>[]) {
  return among.flatMap(({ name, text, cited }) =>
    locales.flatMap((locale) => [
      ...named.flatMap(([law, , sources]) => {
        const [found] = law.exec(text[locale]) ?? []
        const has = cited.some(({ source }) => sources.includes(source))
        return found && !has ? [`${name}/${locale}: ${found}`] : []
      }),
      ...(anyLaw.test(text[locale]) && cited.length === 0 ? [`${name}/${locale}: a law`] : []),
    ]),
  )
}

test.each(named)('%s is found where a text names it', (law, example) => {
  expect(example).toMatch(law)
})

test('A text that names a law or a standard cites its source', () => {
  expect(bare(entries)).toEqual([])
})

test('A text without the source of a law is found', () => {
  const text = { en: 'Under the GDPR.', de: 'Nach § 29 des Gesetzes.' }
  expect(bare([{ name: 'a', text, cited: [] }])).toEqual(['a/en: GDPR', 'a/de: a law'])
  expect(bare([{ name: 'a', text, cited: [{ section: 'b', source: 'gdpr' }] }])).toEqual([])
})

test.each(locales)('What a text cites belongs to a section or part that it has in %s', (locale) => {
  const lost = entries.flatMap(({ name, text, cited }) =>
    cited
      .filter(({ section }) => !text[locale].includes(`{#${section}}`))
      .map(({ section, source }) => `${name}: ${section}, ${source}`),
  )
  expect(lost).toEqual([])
})

test('Every registered source is cited, and each address stands once', () => {
  const cited = new Set<SourceId>([
    ...entries.flatMap((entry) => entry.cited.map(({ source }) => source)),
    ...Object.values(holidays).map(({ source }) => source),
  ])
  const ids = Object.keys(citedSources) as SourceId[]
  expect(ids.filter((id) => !cited.has(id))).toEqual([])
  const urls = Object.values(citedSources).map(({ url }) => url)
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([])
})

test('A page lists each source once, with its places, in its own language', () => {
  const sources = [
    { section: 'a', source: 'gdpr', at: 'Art. 28' },
    { section: 'b', source: 'wcag' },
    { section: 'c', source: 'gdpr', at: 'Art. 8' },
  ] as const
  expect(listedSources([...sources], 'de')).toMatchObject([
    { title: expect.stringMatching(/^Verordnung .*, Art\. 28, Art\. 8$/) },
    { title: expect.stringMatching(/^Web Content/), language: 'en' },
  ])
  expect(listedSources([...sources], 'en')[1]).not.toHaveProperty('language')
})
