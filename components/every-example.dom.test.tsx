import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { catalogMessages } from '../locales/catalog.server.ts'
import type { Examples } from './examples.ts'
import { IntlRoot } from './text/IntlRoot.tsx'

const modules = import.meta.glob<{ examples: Examples }>('./**/*.examples.tsx', { eager: true })

// What effects do to an example, the gallery's tests see in a browser.
describe.each(Object.entries(modules))('%s', (_, { examples: { catalogs, examples } }) => {
  const messages = catalogMessages('en', ['common', ...catalogs])
  test.each(Object.entries(examples))('%s shows something and nothing undefined', (__, element) => {
    const html = renderToStaticMarkup(
      <IntlRoot locale="en" messages={messages}>
        {element}
      </IntlRoot>,
    )
    const { textContent } = parse(html)
    expect(textContent).not.toBe('')
    expect(textContent).not.toMatch(/undefined|null|NaN|\[object/)
  })
})
