import type { Page } from '@playwright/test'
import { listedPages, oneOfEach } from '../support/listed-pages.ts'
import { layoutFindings } from '../support/layout-findings.ts'
import { expect, test } from '../support/visit-test.ts'

/** Changes the open page, looks at it, and takes the change back. */
async function findingsWith<Given>(
  page: Page,
  change: (given: Given) => void,
  given: Given,
): Promise<string[]> {
  const before = new Set(await layoutFindings(page))
  await page.evaluate(change as (given: unknown) => void, given)
  const found = (await layoutFindings(page)).filter((finding) => !before.has(finding))
  await page.evaluate(() => {
    for (const planted of document.querySelectorAll('[data-planted]')) planted.remove()
    for (const changed of document.querySelectorAll<HTMLElement>('[data-changed]')) {
      changed.style.cssText = changed.dataset.changed!
      delete changed.dataset.changed
    }
  })
  return found
}

test.describe('a box of 2,000 px is found in every section', () => {
  for (const { id, path } of oneOfEach(listedPages('en'))) {
    test(`of ${id}`, async ({ visitor }) => {
      const page = await visitor.open(path, 1281)
      const sections = await page.evaluate(() => {
        const all = [...document.querySelectorAll('main [data-tone], body > footer, main > *')]
        for (const [index, section] of all.entries()) {
          const box = document.createElement('div')
          box.id = `wide-${index}`
          box.dataset.planted = ''
          box.style.cssText = 'inline-size: 2000px; block-size: 20px'
          section.append(box)
        }
        return all.flatMap((_, index) =>
          document.getElementById(`wide-${index}`)!.checkVisibility() ? [index] : [],
        )
      })
      const found = await layoutFindings(page)
      await page.evaluate(() => {
        for (const planted of document.querySelectorAll('[data-planted]')) planted.remove()
      })
      expect(sections.length).toBeGreaterThan(1)
      const missed = sections
        .map((at) => `div#wide-${at}.`)
        .filter((name) => !found.includes(`${name} is wider than the window`))
      expect(missed).toEqual([])
    })
  }
})

test('what is wrong within a section is found by its kind, and nothing else is', async ({
  visitor,
}) => {
  const page = await visitor.open('/about', 1281)
  const title = 'main h2'

  const cropped = await findingsWith(
    page,
    (selector) => {
      const heading = document.querySelector<HTMLElement>(selector)!
      heading.dataset.changed = heading.style.cssText
      heading.style.cssText = 'inline-size: 40px; overflow: hidden; white-space: nowrap'
    },
    title,
  )
  expect(cropped.join()).toMatch(/is cut off by h2/)

  const broken = await findingsWith(
    page,
    (selector) => {
      const heading = document.querySelector<HTMLElement>(selector)!
      heading.dataset.changed = heading.style.cssText
      heading.style.cssText = 'inline-size: 70px'
    },
    title,
  )
  expect(broken.join()).toMatch(/is broken/)

  const divided = await findingsWith(
    page,
    (selector) => {
      const text = document.createElement('p')
      text.dataset.planted = ''
      text.textContent = 'recommendation, recommendation'
      text.style.cssText = 'inline-size: 90px; hyphens: auto; overflow-wrap: anywhere'
      document.querySelector(selector)!.closest('section')!.append(text)
    },
    title,
  )
  expect(divided.join()).toMatch(/"recommendation" is broken/)

  const covered = await findingsWith(
    page,
    (selector) => {
      const heading = document.querySelector<HTMLElement>(selector)!
      heading.dataset.changed = heading.style.cssText
      heading.style.position = 'relative'
      const picture = document.createElement('img')
      picture.dataset.planted = ''
      picture.style.cssText = 'position: absolute; inset: 0; block-size: 100%; inline-size: 300px'
      heading.append(picture)
    },
    title,
  )
  expect(covered.join()).toMatch(/lies under img/)

  const doubled = await findingsWith(
    page,
    (selector) => {
      const heading = document.querySelector<HTMLElement>(selector)!
      const copy = heading.cloneNode(true) as HTMLElement
      copy.dataset.planted = ''
      copy.style.cssText = 'position: absolute; inset-block-start: 0'
      heading.dataset.changed = heading.style.cssText
      heading.style.position = 'relative'
      heading.append(copy)
    },
    title,
  )
  expect(doubled.join()).toMatch(/lies on/)

  const engraved = await findingsWith(
    page,
    (selector) => {
      const drawing = document.createElement('div')
      drawing.dataset.planted = ''
      drawing.innerHTML =
        '<svg viewBox="0 0 200 40" width="100" height="20"><text y="20" font-size="20">Lisbon</text></svg>'
      document.querySelector(selector)!.append(drawing)
    },
    title,
  )
  expect(engraved.join()).toMatch(/"Lisbon" is drawn 10\.0 px high/)

  const overhanging = await findingsWith(
    page,
    (selector) => {
      for (const share of [100, 120]) {
        const card = document.createElement('div')
        card.className = `card-${share}`
        card.dataset.planted = ''
        card.style.cssText = 'inline-size: 200px; padding: 24px; border: 1px solid'
        card.innerHTML = '<svg viewBox="0 0 200 40"></svg>'
        card.querySelector('svg')!.style.minInlineSize = `${share}%`
        document.querySelector(selector)!.append(card)
      }
    },
    title,
  )
  expect(overhanging.filter((finding) => finding.includes('leaves its frame'))).toEqual([
    expect.stringMatching(/^svg\. leaves its frame div\.card-120 by \d/),
  ])

  const neighbours = await findingsWith(
    page,
    (selector) => {
      const section = document.querySelector(selector)!.closest('section')!
      for (const name of ['tall', 'after']) {
        const box = document.createElement('div')
        box.id = name
        box.dataset.planted = ''
        box.style.cssText =
          name === 'tall'
            ? 'block-size: 40px'
            : 'block-size: 40px; inset-block-start: -30px; position: relative'
        section.append(box)
      }
    },
    title,
  )
  expect(neighbours.join()).toMatch(/div#tall\. lies over div#after\./)

  const decoration = await findingsWith(
    page,
    (selector) => {
      const section = document.querySelector(selector)!.closest('section')!
      const shape = document.createElement('span')
      shape.dataset.planted = ''
      shape.id = 'shape'
      shape.style.cssText = 'position: absolute; inset: 0 -80px; pointer-events: none'
      section.append(shape)
    },
    title,
  )
  expect(decoration.join()).toMatch(/span#shape\. is wider than the window/)

  const scrolling = await findingsWith(
    page,
    () => {
      const box = document.createElement('div')
      box.dataset.planted = ''
      box.style.cssText =
        'position: absolute; inset-inline-start: 2000px; inline-size: 10px; block-size: 10px'
      document.body.append(box)
    },
    undefined,
  )
  expect(scrolling.join()).toMatch(/is wider than the window/)
})
