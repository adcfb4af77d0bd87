import type { Examples } from '../examples.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { ConsentText } from './ConsentText.tsx'

export const examples: Examples = {
  rows: ['S-53'],
  namespaces: ['forms'],
  examples: {
    usual: (
      <Sheet>
        <ConsentText />
      </Sheet>
    ),
    'on the night chart': (
      <Sheet tone="night" neatline>
        <ConsentText />
      </Sheet>
    ),
    'on land': (
      <Sheet tone="buff">
        <ConsentText />
      </Sheet>
    ),
  },
}
