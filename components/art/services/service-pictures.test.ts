import { describe, expect, test } from 'vitest'
import { servicePictureNames } from '../../../content/schema.ts'
import { readPalettes } from '../markup/palettes.server.ts'
import manifest from '../service-pictures.json'
import { servicePictures, servicePlan } from './service-pictures.ts'

const palettes = readPalettes()
const plan = Object.entries(servicePlan).map(([kind, choice]) => ({ kind, ...choice }))

test('There are twelve pictures, no two alike, the same at every build', () => {
  const pictures = servicePictures(palettes)
  expect(new Set(Object.values(pictures)).size).toBe(12)
  expect(servicePictures(palettes)).toEqual(pictures)
})

test('Entries can name every picture, and no other', () => {
  expect(Object.keys(servicePlan).sort()).toEqual([...servicePictureNames].sort())
  expect(Object.keys(manifest).sort()).toEqual(
    servicePictureNames.map((kind) => `service-${kind}`).sort(),
  )
})

describe.each(plan)('The picture of $kind', ({ draw, pressing }) => {
  const palette = palettes[pressing]
  const drawn = draw(palette)

  test(`is printed on ${pressing}, 720 by 480, in the inks of that ground alone`, () => {
    expect(drawn).toContain(`<path d="M0 0H720V480H0Z" fill="${palette.ground}"/>`)
    const inks = new Set(drawn.match(/#[0-9a-f]{6}\b/g))
    for (const ink of inks) expect(Object.values(palette)).toContain(ink)
    expect(inks).toContain(palette.signal)
  })

  test('has no broken number', () => {
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
  })
})
