import { describe, expect, test } from 'vitest'
import { cities } from '../../../content/facts/cities.ts'
import { engineerLocations } from '../../../content/facts/locations.ts'
import { readPalettes } from '../markup/palettes.server.ts'
import { positionOnChart } from './chart-framing.ts'
import { countryPlate } from './country-plate.ts'
import { countryMaps, mapSheets } from './country-plates.server.ts'
import { contains } from '../geometry/box.ts'
import { plateLand, plateFraming, shareMapSheet } from './plate-land.ts'

const { paper } = readPalettes()
const maps = countryMaps()
const countries = [...new Set(cities.map(({ country }) => country))]

describe.each(countries)('The plate of %s', (country) => {
  const own = cities.filter((city) => city.country === country)

  test('has the office first, where engineers work, and at least one other city', () => {
    expect(own.length).toBeGreaterThan(1)
    expect(engineerLocations).toContainEqual(expect.objectContaining(own[0]!))
  })

  test.each([
    { name: 'share picture', plate: shareMapSheet },
    { name: 'wide', plate: mapSheets.wide },
    { name: 'phone', plate: mapSheets.phone },
  ])('shows each city well inside the $name chart', ({ plate }) => {
    const framing = plateFraming(maps[country].view, plate)
    for (const { latitude, longitude } of own) {
      const [x, y] = positionOnChart(framing, latitude, longitude)
      const ring = { left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 }
      expect(contains(framing.frame, ring)).toBe(true)
    }
  })

  test('uses the signal ink for the office alone', () => {
    const plate = countryPlate(plateLand(maps[country], shareMapSheet), own, shareMapSheet, paper)
    expect(plate.split(paper.signal)).toHaveLength(4)
    expect(plate).toContain(`fill="${paper.ground}"`)
  })
})

test('Crimea belongs to Ukraine, not to a neighbour', () => {
  const framing = plateFraming(maps.UA.country, shareMapSheet)
  const [, south] = positionOnChart(framing, 44.4, 34)
  expect(framing.frame.bottom - shareMapSheet.room).toBeGreaterThan(south - 6)
  expect(JSON.stringify(maps.UA.country).match(/33\.[56]\d*,4[45]\./)).not.toBeNull()
})

test('A city has one id', () => {
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
})
