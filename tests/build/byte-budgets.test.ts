import { expect, test } from 'vitest'
import { type PageWeight, pageWeight, scriptWeight } from '../support/page-weight.ts'
import { speedPages, type SpeedPage } from '../support/speed-pages.ts'

/** Bytes that a page may have of each kind, compressed; a change that needs more says why it is worth it. */
const budgets: Record<SpeedPage, Pick<PageWeight, 'html' | 'eagerPictures'>> = {
  // The chart of the first view on a phone is 2.5 kB of it.
  '/': { html: 18_820, eagerPictures: 20_000 },
  '/success-stories/openrad': { html: 12_650, eagerPictures: 20_000 },
  // It arrives in the first round trip, headers and all.
  '/blog/a-handover-that-works': { html: 13_280, eagerPictures: 20_000 },
  '/contact-us': { html: 10_340, eagerPictures: 0 },
  // The line that explains its sample marks is 50 of it.
  '/service-finder': { html: 11_360, eagerPictures: 0 },
}

/** The same for every page. */
const common = { style: 27_000, fonts: 31_000, fontFiles: 2, script: 2_500 }

for (const path of speedPages) {
  test(`${path} stays within its bytes`, () => {
    const weight = pageWeight(path)
    const above = Object.entries({ ...common, ...budgets[path] })
      .filter(([kind, budget]) => weight[kind as keyof PageWeight] > budget)
      .map(([kind, budget]) => `${kind}: ${weight[kind as keyof PageWeight]} of ${budget}`)
    expect(above).toEqual([])
  })
}

const words = (prefixes: string) => `virtual:island-messages/${prefixes}/en`
const formMessages = words(
  'forms,taxonomy,common.newsletter,common.head.error-title,common.shell.sample-mark',
)
const needed = ['pages/+client.ts', 'components/islands/hydrate-island.tsx']

test.each([
  [
    'the contact form',
    // 60 bytes of the script of every page keep 84 kB from those who only read, 200 mark invented costs of a brief.
    99_700,
    ['components/sections/ContactBlock/ContactRequest.island.tsx', formMessages],
  ],
  ['the newsletter', 98_500, ['components/forms/NewsletterForm.island.tsx', formMessages]],
  [
    'a slider, slick included,',
    87_000,
    [
      'components/slider/Slider.island.tsx',
      words('common.carousel'),
      'node_modules/react-slick/lib/index.js',
    ],
  ],
  [
    'the service finder',
    // 300 bytes take the answers along in an address and keep the first render as the server's; 200 order the cards so, and back.
    88_550,
    [
      'components/sections/ServiceFinder/ServiceFinder.island.tsx',
      words('finder,taxonomy,common.action.get-in-touch'),
    ],
  ],
] as const)('%s works with %i bytes of script', (_, budget, sources) => {
  expect(scriptWeight(...needed, ...sources)).toBeLessThanOrEqual(budget)
})
