import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { DefaultCarousel } from './DefaultCarousel.tsx'

const copy = 'default-carousel.section'
const covers = ['cover-openrad', 'cover-tipalti', 'cover-returnmates'] as const

const titles = [
  'Reading a radiology backlog',
  'Payouts and cut-off times',
  'Routes that change at noon',
  'Handing over a cluster',
  'Estimates with assumptions',
  'Tests that a surgeon reads',
  'A year of on-call',
]

const items = titles.map((title, at) => ({
  id: title,
  content: (
    <>
      <Drawing day={drawing(covers[at % covers.length]!)} decorative />
      <p>
        <a href={`#${at}`}>{title}</a>
      </p>
    </>
  ),
}))

export const examples: Examples = {
  rows: ['S-45'],
  namespaces: ['default-carousel'],
  examples: {
    usual: <DefaultCarousel copy={copy} items={items} />,
    'with a lead': (
      <DefaultCarousel
        copy={copy}
        lead="Each of them says what went wrong as well."
        items={items}
      />
    ),
    'as many as places': <DefaultCarousel copy={copy} items={items.slice(0, 5)} />,
    'one item': <DefaultCarousel copy={copy} items={items.slice(0, 1)} />,
    'words only': (
      <DefaultCarousel
        copy={copy}
        items={titles.map((title) => ({ id: title, content: <p>{title}</p> }))}
      />
    ),
  },
}
