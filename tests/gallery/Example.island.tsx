import { island } from '../../components/islands/island.tsx'
import { IntlRoot, type Messages } from '../../components/text/IntlRoot.tsx'
import { allExamples } from './all-examples.ts'

/** What a page of the gallery shows. */
export type ExampleKey = { component: string; example: string; locale: string }

/** An example that is within an island on a page. */
function Example({ component, example, locale, messages }: ExampleKey & { messages: Messages }) {
  return (
    <IntlRoot locale={locale} messages={messages}>
      {allExamples.get(component)?.examples[example]}
    </IntlRoot>
  )
}

export const ExampleIsland = island({ name: 'Example', component: Example, start: 'press' })
