import { expect, test } from 'vitest'
import { type PageWeight, pageWeight } from '../support/page-weight.ts'
import { speedPages, type SpeedPage } from '../support/speed-pages.ts'

/** Bytes that a page may have of each kind, compressed; a change that needs more says why it is worth it. */
const budgets: Record<SpeedPage, Pick<PageWeight, 'html' | 'eagerPictures' | 'hydration'>> = {
  '/': { html: 20_900, eagerPictures: 20_000, hydration: 150_000 },
  '/success-stories/openrad': { html: 11_200, eagerPictures: 20_000, hydration: 124_000 },
  '/blog/a-handover-that-works': { html: 11_800, eagerPictures: 20_000, hydration: 123_000 },
  '/contact-us': { html: 9_900, eagerPictures: 0, hydration: 119_500 },
  '/service-finder': { html: 11_200, eagerPictures: 0, hydration: 125_500 },
}

/** The same for every page. */
const common = { style: 24_000, fonts: 50_000, fontFiles: 2, early: 3_000 }

for (const path of speedPages) {
  test(`${path} stays within its bytes`, () => {
    const weight = pageWeight(path)
    const above = Object.entries({ ...common, ...budgets[path] })
      .filter(([kind, budget]) => weight[kind as keyof PageWeight] > budget)
      .map(([kind, budget]) => `${kind}: ${weight[kind as keyof PageWeight]} of ${budget}`)
    expect(above).toEqual([])
  })
}
