import { expect, test } from 'vitest'
import {
  hireCountryPage,
  rolePage,
  skillPage,
  anyIndustryPage,
  industrySlugs,
  servicePage,
} from '../../content/load-pages.server.ts'
import { firstScreenOf } from '../../content/page-sections.ts'
import { serviceSlugs } from '../../content/schema.ts'
import { type HireCountry, hireCountries, roles, skills } from '../../content/taxonomy.ts'
import type { Page } from '../../pages/registry/page.ts'
import { pages } from '../../pages/registry/pages.ts'
import { renderedPage } from '../support/rendered-page.tsx'

const languages = ['en', 'de'] as const
type Language = (typeof languages)[number]

/** What each page sells, as a buyer would type it: in English, then in German. */
const sold: Readonly<Record<string, readonly [en: string, de: string]>> = {
  'dedicated-team': ['dedicated development team', 'dedizierte Entwicklungsteam'],
  devops: ['DevOps services', 'DevOps-Dienstleistungen'],
  'healthcare-software-development': [
    'healthcare engineering',
    'Softwareentwicklung im Gesundheitswesen',
  ],
  'mobile-development': ['mobile app development', 'Entwicklung mobiler Apps'],
  'software-development-outsourcing': [
    'software development outsourcing',
    'Outsourcing der Softwareentwicklung',
  ],
  'staff-augmentation-services': ['staff augmentation', 'Staff Augmentation'],
  'web-development': ['web development', 'Webentwicklung'],
  adtech: ['software development for AdTech', 'Softwareentwicklung für AdTech'],
  ecommerce: ['software development for ecommerce', 'Softwareentwicklung für E-Commerce'],
  educational: ['software development for education', 'Softwareentwicklung für das Bildungswesen'],
  fintech: ['software development for fintech', 'Softwareentwicklung für Fintech'],
  healthcare: [
    'software development for healthcare',
    'Softwareentwicklung für das Gesundheitswesen',
  ],
  'logistics-and-transportation': [
    'software development for logistics and transport',
    'Softwareentwicklung für Logistik und Transport',
  ],
  retail: ['software development for retail', 'Softwareentwicklung für den Einzelhandel'],
  telecom: [
    'software development for telecommunications',
    'Softwareentwicklung für Telekommunikation',
  ],
  'travel-and-hospitality': [
    'software development for travel and hospitality',
    'Softwareentwicklung für Reise und Gastgewerbe',
  ],
  'front-end-developers': ['hire front-end developers', 'Frontend-Entwickler finden'],
  'back-end-developers': ['hire back-end developers', 'Backend-Entwickler finden'],
  'full-stack-developers': ['hire full-stack developers', 'Full-Stack-Entwickler finden'],
  'android-developers': ['hire Android developers', 'Android-Entwickler finden'],
  'ios-developers': ['hire iOS developers', 'iOS-Entwickler finden'],
  'mobile-developers': ['hire mobile developers', 'App-Entwickler finden'],
  'devops-engineers': ['hire DevOps engineers', 'DevOps-Ingenieure finden'],
  'qa-engineers': ['hire QA engineers', 'QA-Ingenieure finden'],
  'javascript-developers': ['hire JavaScript developers', 'JavaScript-Entwickler finden'],
  'typescript-developers': ['hire TypeScript developers', 'TypeScript-Entwickler finden'],
  'react-developers': ['hire React developers', 'React-Entwickler finden'],
  'react-native-developers': ['hire React Native developers', 'React-Native-Entwickler finden'],
  'dotnet-developers': ['hire .NET developers', '.NET-Entwickler finden'],
  'flutter-developers': ['hire Flutter developers', 'Flutter-Entwickler finden'],
  'golang-developers': ['hire Go developers', 'Go-Entwickler finden'],
  'node-developers': ['hire Node.js developers', 'Node.js-Entwickler finden'],
  'python-developers': ['hire Python developers', 'Python-Entwickler finden'],
  argentina: ['hire developers in Argentina', 'Entwickler in Argentinien finden'],
  croatia: ['hire developers in Croatia', 'Entwickler in Kroatien finden'],
  estonia: ['hire developers in Estonia', 'Entwickler in Estland finden'],
  georgia: ['hire developers in Georgia', 'Entwickler in Georgien finden'],
  poland: ['hire developers in Poland', 'Entwickler in Polen finden'],
  romania: ['hire developers in Romania', 'Entwickler in Rumänien finden'],
  ukraine: ['hire developers in Ukraine', 'Entwickler in der Ukraine finden'],
}

/** The texts of every page that sells, by slug. */
function sellingTexts(language: Language) {
  return new Map([
    ...serviceSlugs.map((slug) => [slug, servicePage(language, slug).text] as const),
    ...industrySlugs().map((slug) => {
      const { text } = anyIndustryPage(language, slug)
      return [slug, text] as const
    }),
    ...roles.map((slug) => [slug, rolePage(language, slug).text] as const),
    ...skills.map((slug) => [slug, skillPage(language, slug).text] as const),
    ...(Object.keys(hireCountries) as HireCountry[]).map(
      (slug) => [slug, hireCountryPage(language, slug).text] as const,
    ),
  ])
}

const plain = (words: string) => words.replaceAll('\u00AD', '').toLowerCase()

test('Every page that sells is in the list, and nothing else', () => {
  expect(Object.keys(sold).sort()).toEqual([...sellingTexts('en').keys()].sort())
})

test.each(languages)('%s: the heading of each page that sells names what it sells', (language) => {
  const wrong = [...sellingTexts(language)]
    .map(([slug, { sections }]) => ({ slug, heading: sections.hero.title }))
    .filter(({ slug, heading }) => {
      const [en, de] = sold[slug]!
      return !plain(heading).startsWith(plain(language === 'en' ? en : de))
    })
  expect(wrong).toEqual([])
})

test.each(languages)(
  '%s: no heading of a page that sells is longer than seven words',
  (language) => {
    const long = [...sellingTexts(language)]
      .map(([, { sections }]) => sections.hero.title)
      .filter((heading) => heading.split(/\s+/).length > 7 || heading.endsWith('.'))
    expect(long).toEqual([])
  },
)

test.each(languages)(
  '%s: one sentence is below each heading, and another text after the facts',
  (language) => {
    const sentences = new Intl.Segmenter(language, { granularity: 'sentence' })
    const wrong = [...sellingTexts(language)]
      .map(([slug, { sections }]) => ({ slug, ...firstScreenOf(sections.hero) }))
      .filter(
        ({ lead, more }) =>
          [...sentences.segment(lead)].length !== 1 || lead.length > 170 || more === '',
      )
    expect(wrong).toEqual([])
  },
)

test('Titles for search results and breadcrumbs hold no soft hyphen', () => {
  const texts = languages.flatMap((language) => [...sellingTexts(language).values()])
  expect(texts.map(({ name }) => name).filter((name) => name.includes('\u00AD'))).toEqual([])
})

const also = ['engagement-models', 'hire', 'services']

/** One page of each family that sells something. */
const selling: readonly Page[] = pages('en').filter(
  ({ id, kind }, at, all) =>
    (also.includes(id) || ['service', 'industry', 'hire'].includes(kind)) &&
    all.findIndex((other) => other.id === id) === at,
)

/** What the first section of a page shows without a script, in the order in which it is read. */
function partsOf(html: string): string[] {
  const [, first = ''] = /<section[^>]*>(.*?)<\/section>/s.exec(html) ?? []
  const shown = first.replaceAll(/<template>.*?<\/template>/gs, '')
  const tags = shown.matchAll(/<(h1|p|a|dt|figure)\b/g)
  return [...tags].map(([, tag]) => tag!)
}

test('there is a page of each family', () => {
  expect(selling.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['services.devops', 'industries.industry', 'hire.role', 'hire.country']),
  )
})

test.each(selling.map((page) => [page.path, page] as const))(
  '%s opens with title, sentence, actions, four facts and its drawing',
  async (_, page) => {
    const [title, lead, contact, ...rest] = partsOf(await renderedPage(page))
    expect([title, lead, contact]).toEqual(['h1', 'p', 'a'])
    const shown = rest.filter((tag) => tag !== 'a')
    expect(shown.slice(0, 5)).toEqual([...Array.from({ length: 4 }, () => 'dt'), 'p'])
    // A country's salary stands beside its comparison, before the drawing.
    expect(shown.slice(5).find((tag) => tag !== 'dt')).toBe('figure')
  },
)
