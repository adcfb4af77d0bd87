import '../../components/theme/theme.css'
import '../../components/theme/late-fonts.css'
import './gallery.css'
import { IslandBox } from '../../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../../components/islands/island.tsx'
import { IntlRoot, type Messages } from '../../components/text/IntlRoot.tsx'
import { Panel } from '../../components/ui/Panel.tsx'
import { allExamples } from './all-examples.ts'
import { type ExampleKey, ExampleIsland } from './Example.island.tsx'

/**
 * One example as a page has it: HTML with the boxes of its islands.
 * @throws RangeError when there is no such example
 */
export function ExampleRoot(props: ExampleKey & { messages: Messages }) {
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
