import type { Examples } from '../examples.ts'
import { Panel } from '../ui/Panel.tsx'
import { ConsentText } from './SendRequest.tsx'

export const examples: Examples = {
  rows: ['S-53'],
  catalogs: ['forms'],
  examples: {
    usual: (
      <Panel>
        <ConsentText />
      </Panel>
    ),
    'on the night chart': (
      <Panel tone="night" neatline>
        <ConsentText />
      </Panel>
    ),
    'on land': (
      <Panel tone="buff">
        <ConsentText />
      </Panel>
    ),
  },
}
