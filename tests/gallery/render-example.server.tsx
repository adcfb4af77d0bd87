import { renderToString } from 'react-dom/server'
import { catalogMessages } from '../../locales/catalog.server.ts'
import { type Locale, localeRecord, locales } from '../../locales/locales.ts'
import { catalogsOfEveryPage } from '../../locales/route-table.ts'
import { allExamples } from './all-examples.ts'
import { type ExampleKey, ExampleIsland } from './Example.island.tsx'
import '../../components/theme/theme.css'
import '../../components/theme/fonts.css'
import '../../components/theme/late-fonts.css'
import './gallery.css'
import { IslandBox } from '../../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../../components/islands/island.tsx'
import { IntlRoot, type Messages } from '../../components/text/IntlRoot.tsx'
import { Panel } from '../../components/ui/Panel.tsx'

/** Names of all examples by component. */
export function exampleNames(): Record<string, string[]> {
  return Object.fromEntries(
    [...allExamples].map(([name, { examples }]) => [name, Object.keys(examples)]),
  )
}

/** Codes of the locales that the gallery can show. */
export const galleryLocales = locales.map(({ code }) => code)

/**
 * The whole HTML page of one example.
 * @param assets addresses of the built script and style sheet
 * @throws RangeError when there is no such example or locale
 */
export function renderExample(url: ExampleKey, assets: { script: string; style: string }): string {
  const { code, dir } = localeRecord(url.locale)
  const catalogs = allExamples.get(url.component)?.catalogs ?? []
  const messages = catalogMessages(code as Locale, [...catalogsOfEveryPage, ...catalogs])
  return `<!doctype html>
<html lang="${code}" dir="${dir}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${url.component}: ${url.example}</title>
<link rel="stylesheet" href="${assets.style}" />
<script type="module" src="${assets.script}"></script>
</head>
<body>
<div id="root">${renderToString(<ExampleRoot {...url} messages={messages} />)}</div>
</body>
</html>`
}

/**
 * One example as a page has it: HTML with the boxes of its islands.
 * @throws RangeError when there is no such example
 */
function ExampleRoot(props: ExampleKey & { messages: Messages }) {
  const { component, example, locale, messages } = props
  const found = allExamples.get(component)
  const element = found?.examples[example]
  if (!found || !element) {
    throw new RangeError(`There is no example "${example}" of ${component}.`)
  }
  const { widget = false, bringsTitle = false, outsideMain = false, withinIsland = false } = found
  const shown = withinIsland ? <ExampleIsland {...props} /> : element
  return (
    <IntlRoot locale={locale} messages={messages}>
      <IslandBoxContext value={IslandBox}>
        {outsideMain ? shown : null}
        <main id="main">
          {bringsTitle ? null : <h1 className="gallery-title">{`${component}: ${example}`}</h1>}
          {outsideMain ? null : widget ? <Panel>{shown}</Panel> : shown}
        </main>
      </IslandBoxContext>
    </IntlRoot>
  )
}
