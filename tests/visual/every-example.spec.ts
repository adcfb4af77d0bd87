import { pathToFileURL } from 'node:url'
import { expect, test } from '../support/gallery-test.ts'
import { shownGallery } from '../gallery/build-gallery.ts'

const { exampleNames } = (await import(
  pathToFileURL(`${shownGallery}server/render-example.server.js`).href
)) as typeof import('../gallery/render-example.server.tsx')

for (const [component, names] of Object.entries(exampleNames())) {
  for (const name of names) {
    for (const width of [390, 1440]) {
      test(`${component}, ${name} at ${width} px`, async ({ page, gallery }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${gallery.url}/example/${component}/${encodeURIComponent(name)}`)
        await page.waitForSelector('html[data-ready]')
        const picture = `${component}-${name}-${width}`.replace(/[^\w-]+/g, '-')
        await expect(page).toHaveScreenshot(`${picture}.png`, { fullPage: true })
      })
    }
  }
}
