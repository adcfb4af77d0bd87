import { describe, expect, test } from 'vitest'
import { alternateFindings, languageFindings } from '../support/crawler/language-findings.ts'
import { type BuiltPage, builtPage } from '../support/crawler/built-pages.ts'
import { graphFindings } from '../support/crawler/graph-findings.ts'
import { headFindings } from '../support/crawler/head-findings.ts'
import { linkFindings } from '../support/crawler/link-findings.ts'

const origin = 'https://site.example'

const versions = { en: `${origin}/about`, de: `${origin}/de/about`, 'x-default': `${origin}/about` }

const homes = { en: '/', de: '/de' } as const

const graph = (language: 'en' | 'de') => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': `${origin}/#o`, name: 'Helm', url: `${origin}/` },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#w`,
      name: 'Helm',
      publisher: { '@id': `${origin}/#o` },
    },
    {
      '@type': 'AboutPage',
      '@id': `${versions[language]}#webpage`,
      name: `About us ${language}`,
      inLanguage: language,
      isPartOf: { '@id': `${origin}/#w` },
      breadcrumb: { '@id': `${versions[language]}#breadcrumbs` },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': `${versions[language]}#breadcrumbs`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: origin + homes[language] },
        {
          '@type': 'ListItem',
          position: 2,
          name: `About us ${language}`,
          item: versions[language],
        },
      ],
    },
  ],
})

/** A page without errors, changed in one place. */
function page(language: 'en' | 'de', [from, to]: readonly [string, string] = ['', '']): BuiltPage {
  const links = Object.entries(versions).map(
    ([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`,
  )
  const html = `<html lang="${language}"><head><title>About us ${language} – Helm</title>
    <meta name="description" content="Who we are and how we work, ${language}.">
    <link rel="canonical" href="${versions[language]}">${links.join('')}
    <script type="application/ld+json">${JSON.stringify(graph(language))}</script></head>
    <body><a href="${versions[language]}">Helm</a><main><nav><ol><li><a href="${homes[language]}">Home</a></li>
    <li><span aria-current="page">About us ${language}</span></li></ol></nav>
    <h1>About us ${language}</h1><p>A sentence of more than forty characters (${language}).</p>
    </main></body></html>`
  if (!html.includes(from)) throw new RangeError(`The page has no ${from}`)
  return builtPage(language === 'en' ? '/about' : '/de/about', html.replace(from, to))
}

const others = Object.entries(homes).map(([language, path]) =>
  builtPage(path, `<html lang="${language}"><meta name="robots" content="noindex"></html>`),
)
const clean = [page('en'), page('de')]

describe('Pages without faults', () => {
  test.each([
    ['head', headFindings(clean, origin)],
    ['alternates', alternateFindings(clean)],
    ['structured data', graphFindings(clean)],
    ['language', languageFindings(clean)],
    ['links', linkFindings([...clean, ...others], origin, new Set())],
  ])('%s: no finding', (_, findings) => {
    expect(findings).toEqual([])
  })
})

describe('In the head', () => {
  test.each([
    ['no title', ['<title>About us de – Helm</title>', ''], 'there is no title'],
    ['a wide title', ['About us de – Helm', 'W'.repeat(31)], 'the title is 586 px wide'],
    [
      'a wide title in Chinese',
      ['About us de – Helm', '帆'.repeat(30)],
      'the title is 600 px wide',
    ],
    ['a wide description', ['how we work', 'm'.repeat(80)], 'the description is '],
    [
      'a divided word',
      ['how we work', 'how we soft\u00adware'],
      'a word is divided that nobody sees: soft\u00adware',
    ],
    ['a second h1', ['<p>', '<h1>More</h1><p>'], 'there are 2 h1'],
    [
      'the address of another',
      [
        '<link rel="canonical" href="https://site.example/de/about">',
        '<link rel="canonical" href="https://site.example/about">',
      ],
      'the canonical address is',
    ],
  ] as const)('%s is found', (_, error, finding) => {
    const findings = headFindings([page('en'), page('de', error)], origin)
    expect(findings).toEqual([expect.stringContaining(`/de/about: ${finding}`)])
  })

  test('the title of another page is found', () => {
    const twin = builtPage('/twin', page('en').document.toString())
    const findings = headFindings([page('en'), twin], origin)
    expect(findings).toContain('/twin: the title is that of /about')
  })
})

describe('Among the versions', () => {
  test.each([
    [
      'none',
      / <link rel="alternate"|<link rel="alternate".*?"x-default"[^>]*>/,
      'does not name its',
    ],
    ['not the own', /<link rel="alternate" hreflang="de"[^>]*>/, 'does not name itself'],
    ['no default', /<link rel="alternate" hreflang="x-default"[^>]*>/, 'x-default is not English'],
  ])('%s: found', (_, error, finding) => {
    const html = page('de').document.toString().replace(error, '')
    const findings = alternateFindings([page('en'), builtPage('/de/about', html)])
    expect(findings).toContainEqual(expect.stringContaining(`/de/about: ${finding}`))
  })

  test('a page that stands in one language alone passes', () => {
    const html = page('en')
      .document.toString()
      .replace(/<link rel="alternate"[^>]*>/g, '')
    expect(alternateFindings([builtPage('/about', html)])).toEqual([])
  })

  test('a version that says something else is found', () => {
    const html = page('de')
      .document.toString()
      .replace(/<link rel="alternate"[^>]*>/g, '')
    const findings = alternateFindings([page('en'), builtPage('/de/about', html)])
    expect(findings).toContain('/about: de does not say the same')
  })

  test('a version that is no page, or in another language, is found', () => {
    expect(alternateFindings([page('en')])).toEqual([
      '/about: de leads to no page: https://site.example/de/about',
    ])
    const wrong = page('de', ['<html lang="de">', '<html lang="fr">'])
    expect(alternateFindings([page('en'), wrong])).toContain('/about: de leads to a page in fr')
  })
})

describe('In structured data', () => {
  test.each([
    [
      'own stars',
      ['"url":', '"aggregateRating":{"@type":"AggregateRating"},"url":'],
      'speaks of aggregateRating',
    ],
    ['a type for questions', ['"AboutPage"', '"FAQPage"'], 'speaks of FAQPage'],
    [
      'an id of nobody',
      ['{"@id":"https://site.example/#o"}', '{"@id":"https://site.example/#x"}'],
      'nothing has the id https://site.example/#x',
    ],
    ['a relative address', ['"url":"https://site.example/"', '"url":"/"'], 'url is relative: /'],
    [
      'words that nobody sees',
      ['"name":"Helm","url"', '"name":"Helm GmbH","url"'],
      'name is not shown: Helm GmbH',
    ],
    [
      'a figure that nobody sees',
      ['"name":"Helm","url"', '"name":"Helm","description":"39 countries","url"'],
      'description is not shown: 39 countries',
    ],
    [
      'a moment without zone',
      ['"url":', '"datePublished":"2026-01-01","url":'],
      'datePublished has no time zone',
    ],
    [
      'a day that nobody sees',
      ['"url":', '"datePublished":"2026-01-01T00:00:00Z","url":'],
      'datePublished is not shown',
    ],
    ['another trail', ['>Home<', '>Start<'], 'the trail says “Home › About us de”'],
    [
      'another way',
      ['<a href="/de">Home</a>', '<a href="/">Home</a>'],
      'the trail leads to https://site.example/',
    ],
    ['no language', ['"inLanguage":"de"', '"inLanguage":"en"'], 'does not name its language'],
    ['no company', ['"Organization"', '"Thing"'], 'has no Organization'],
    [
      'a list of what is not linked',
      [
        '{"@type":"WebSite"',
        '{"@type":"ItemList","@id":"https://site.example/#l","itemListElement":[{"url":"https://site.example/x"}]},{"@type":"WebSite"',
      ],
      'lists /x; shows ',
    ],
  ] as const)('%s: found', (_, error, finding) => {
    const findings = graphFindings([page('de', error)])
    expect(findings).toContainEqual(expect.stringContaining(`/de/about: ${finding}`))
  })

  test('what is no JSON, and a page that is not listed, are found', () => {
    expect(() => graphFindings([page('de', ['{"@context"', '{@context'])])).toThrow('JSON')
    const hidden = page('de', ['<title>', '<meta name="robots" content="noindex"><title>'])
    expect(graphFindings([hidden])).toEqual(['/de/about: describes itself unlisted'])
  })
})

describe('In the main part', () => {
  const sentence = 'A sentence of more than forty characters'

  test('an English sentence is found, in text and in attributes', () => {
    const english = page('de', [`${sentence} (de).`, `${sentence} (en).`])
    expect(languageFindings([page('en'), english])).toEqual([
      `/de/about: in English: ${sentence} (en).`,
    ])
    const picture = `<h1><img alt="${sentence}, drawn">`
    expect(
      languageFindings([page('en', ['<h1>', picture]), page('de', ['<h1>', picture])]),
    ).toEqual([`/de/about: in English: ${sentence}, drawn`])
  })

  test('a sentence marked as German is found all the same', () => {
    const marked = `<span lang="de">${sentence} (en).</span>`
    const findings = languageFindings([page('en'), page('de', [`${sentence} (de).`, marked])])
    expect(findings).toHaveLength(1)
  })

  test('a marked sentence and code pass', () => {
    for (const marked of [
      `<span lang="en">${sentence} (en).</span>`,
      `<code>${sentence} (en).</code>`,
    ]) {
      const english = page('de', [`${sentence} (de).`, marked])
      expect(languageFindings([page('en'), english])).toEqual([])
    }
  })
})

describe('Among the links', () => {
  const link = (url: string, more = '') => ['<h1>', `<h1><a href="${url}"${more}>x</a>`] as const

  test.each([
    ['/de/nowhere', '/de/about: no page at /de/nowhere'],
    ['/de/about/', '/de/about: no page at /de/about/'],
    ['/about', '/de/about: leads to a page in en without saying so: /about'],
    ['/de/about?team=2', '/de/about: crawlers follow /de/about?team=2'],
  ])('%s: found', (url, finding) => {
    expect(linkFindings([page('en'), page('de', link(url)), ...others], origin, new Set())).toEqual(
      [finding],
    )
  })

  test('the other language by name, a choice that is not followed, a file and another site pass', () => {
    for (const found of [
      link('/about', ' hreflang="en"'),
      link('/rss.xml'),
      link('/de/about?team=2', ' rel="nofollow"'),
      link('https://a.example/'),
    ]) {
      const findings = linkFindings(
        [page('en'), page('de', found), ...others],
        origin,
        new Set(['/rss.xml']),
      )
      expect(findings).toEqual([])
    }
  })
})
