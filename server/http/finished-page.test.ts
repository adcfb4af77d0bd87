import { expect, test } from 'vitest'
import { finishedPage } from './finished-page.ts'

const stylesheet = '<link rel="stylesheet" type="text/css" href="/assets/style.css">'
const head = `${stylesheet}<meta charset="UTF-8" /><title>A</title>
<script src="/assets/a.js" type="module" async></script><script type="application/json">{"src":"/assets/a.js"}</script>`
const body =
  '<main><section>first</section><section>second</section></main><script src="/assets/a.js"></script>'
const page = `<html><head>${head}</head><body>${body}</body></html>`
const built = {
  integrity: { '/assets/a.js': 'sha256-AAA=' },
  parts: { Tabs: '/assets/tabs.js' },
}

test.each([undefined, { end: page.indexOf('<section>second'), css: '.a{}' }])(
  'the declaration of the character set comes first, then the title, each once',
  (firstView) => {
    const finished = finishedPage(page, built, firstView)
    expect(finished).toContain('<head><meta charset="UTF-8" /><title>A</title><')
    expect(finished.match(/<meta charset|<title>/g)).toHaveLength(2)
  },
)

test('each script of the head has the hash of its file and gives way, and no other element is touched', () => {
  const finished = finishedPage(page, built)
  expect(finished).toContain(
    'type="module" async fetchpriority="low" integrity="sha256-AAA="></script>',
  )
  expect(finished.match(/integrity=/g)).toHaveLength(1)
})

test('with a first view its rules stand in the page, and the sheet is asked for behind it', () => {
  const end = page.indexOf('<section>second')
  const finished = finishedPage(page, built, { end, css: '.a{content:"$&"}' })
  expect(finished).toContain('<style>.a{content:"$&"}</style>')
  const late = stylesheet.replace('<link', '<link fetchpriority="low"')
  expect(finished).toContain(`<section>first</section>${late}<section>second`)
  expect(finished.match(/rel="stylesheet"/g)).toHaveLength(1)
})

test('the faces of fonts are among the rules of a first view and are not named once more', () => {
  const fonts = '<link rel="stylesheet" href="/assets/static/fonts.Dw1.css"/>'
  const late =
    '<noscript><link rel="stylesheet" href="/assets/static/late-fonts.C8.css"/></noscript>'
  const html = page.replace('</head>', `${fonts}${late}</head>`)
  const end = html.indexOf('<section>second')
  expect(finishedPage(html, built, { end, css: '' })).not.toContain(fonts)
  expect(finishedPage(html, built, { end, css: '' })).toContain(late)
  expect(finishedPage(html, built)).toContain(fonts)
})

test('a page with a first view and without a sheet stops the build', () => {
  const plain = page.replace(stylesheet, '')
  expect(() => finishedPage(plain, built, { end: 10, css: '' })).toThrow('no style sheet')
})

test('islands and behaviours of the build say where their code is, and what only reads like one does not', () => {
  const box = '<div data-island="Tabs" data-props="{&quot;x&quot;:1}"></div>'
  const text = '<p title=" data-island=&quot;Tabs&quot;"> data-island=&quot;Tabs&quot;</p>'
  const html = page.replace('<section>second', `${box}${text}<section>second`)
  const placed = box.replace('"Tabs"', '"Tabs" data-src="/assets/tabs.js"')
  const expected = `${placed}${text}`
  expect(finishedPage(html, built)).toContain(expected)
  const end = html.indexOf('<section>first')
  expect(finishedPage(html, built, { end, css: '' })).toContain(expected)
})

test('a script or a part that the build does not have stops it', () => {
  expect(() => finishedPage(page, { ...built, integrity: {} })).toThrow('/assets/a.js')
  const html = page.replace('<section>', '<div data-behaviour="menu"></div><section>')
  expect(() => finishedPage(html, built)).toThrow('menu')
})

test('a page of development has neither hashes nor paths of parts', () => {
  const html = page.replace('<section>', '<div data-behaviour="menu"></div><section>')
  const finished = finishedPage(html, 'development')
  expect(finished).toContain('<div data-behaviour="menu"></div>')
  expect(finished).not.toContain('integrity=')
  expect(finished).toContain('<head><meta charset="UTF-8" /><title>A</title><')
})
