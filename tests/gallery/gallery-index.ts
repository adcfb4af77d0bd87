import { readFileSync } from 'node:fs'

type Listing = { exampleNames: () => Record<string, string[]>; galleryLocales: readonly string[] }

const page = readFileSync(new URL('index.html', import.meta.url), 'utf8')

/** The page that lists every example, with switches for width, theme and locale (with direction). */
export function galleryIndex({ exampleNames, galleryLocales }: Listing): string {
  const entries = Object.entries(exampleNames())
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([component, examples]) => {
      const links = examples.map((name) => {
        const path = `/example/${component}/${encodeURIComponent(name)}`
        return `<li><a href="${path}" target="stage">${name}</a></li>`
      })
      return `<details><summary>${component} (${examples.length})</summary><ul>${links.join('')}</ul></details>`
    })
  const locales = galleryLocales.map((code) => `<option>${code}</option>`)
  return page
    .replace('<!-- examples -->', entries.join('\n'))
    .replace('<!-- locales -->', locales.join(''))
}
