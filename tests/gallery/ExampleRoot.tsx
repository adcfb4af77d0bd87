import '../../components/theme/theme.css'
import '../../components/theme/late-fonts.css'
import { IntlRoot, type Messages } from '../../components/text/IntlRoot.tsx'
import { Sheet } from '../../components/ui/Sheet.tsx'
import { allExamples } from './all-examples.ts'

/** What a page of the gallery shows. */
export type ExampleAddress = { component: string; example: string; locale: string }

type Props = ExampleAddress & { messages: Messages }

/**
 * One example as the server renders and the browser hydrates it.
 * @throws RangeError when there is no such example
 */
export function ExampleRoot({ component, example, locale, messages }: Props) {
  const found = allExamples.get(component)
  const element = found?.examples[example]
  if (!found || !element) {
    throw new RangeError(`There is no example "${example}" of ${component}.`)
  }
  const { widget = false, bringsTitle = false, outsideMain = false } = found
  return (
    <IntlRoot locale={locale} messages={messages}>
      {outsideMain ? element : null}
      <main id="main">
        {bringsTitle ? null : <h1 className="gallery-title">{`${component}: ${example}`}</h1>}
        {outsideMain ? null : widget ? <Sheet>{element}</Sheet> : element}
      </main>
    </IntlRoot>
  )
}
