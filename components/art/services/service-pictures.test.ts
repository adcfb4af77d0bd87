import { describe, expect, test } from 'vitest'
import { servicePictureNames } from '../../../content/icon-names.ts'
import { readSheets } from '../markup/sheets.server.ts'
import manifest from '../service-pictures.json'
import { servicePictures, servicePlan } from './service-pictures.ts'

const sheets = readSheets()
const plan = Object.entries(servicePlan).map(([kind, choice]) => ({ kind, ...choice }))

test('There are twelve pictures, no two alike, the same at every build', () => {
  const pictures = servicePictures(sheets)
  expect(new Set(Object.values(pictures)).size).toBe(12)
  expect(servicePictures(sheets)).toEqual(pictures)
})

test('Entries can name every picture, and no other', () => {
  expect(Object.keys(servicePlan).sort()).toEqual([...servicePictureNames].sort())
  expect(Object.keys(manifest).sort()).toEqual(
    servicePictureNames.map((kind) => `service-${kind}`).sort(),
  )
})

describe.each(plan)('The picture of $kind', ({ draw, pressing }) => {
  const sheet = sheets[pressing]
  const drawn = draw(sheet)

  test(`is printed on ${pressing}, 720 by 480, in the inks of that ground alone`, () => {
    expect(drawn).toContain(`<path d="M0 0H720V480H0Z" fill="${sheet.ground}"/>`)
    const inks = new Set(drawn.match(/#[0-9a-f]{6}\b/g))
    for (const ink of inks) expect(Object.values(sheet)).toContain(ink)
    expect(inks).toContain(sheet.signal)
  })

  test('has no broken number', () => {
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
  })
})
