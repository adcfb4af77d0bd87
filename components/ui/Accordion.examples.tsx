import type { Examples } from '../examples.ts'
import { Accordion } from './Accordion.tsx'

const items = ['Who steers?', 'Who pays the pilot?', 'When do we sail?'].map((title, at) => ({
  id: `item-${at}`,
  title,
  content: (
    <p>
      An answer with a <a href="#chart">chart</a>.
    </p>
  ),
}))

export const examples: Examples = {
  rows: [],
  widget: true,
  catalogs: [],
  examples: {
    'three items': <Accordion items={items} />,
    'one item': <Accordion items={items.slice(0, 1)} size="h3" />,
  },
}
