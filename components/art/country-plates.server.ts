import { cities, type PlateCountry } from '../../content/facts/cities.ts'
import { countryMaps } from './country-maps.server.ts'
import { countryPlate } from './country-plate.ts'
import { phonePlate, widePlate } from './plate-framings.ts'
import { plateLand } from './plate-land.ts'
import type { Pressing, Sheet } from './sheet.ts'

/** The name of each country in the name of its plate. */
const slugs: Record<PlateCountry, string> = {
  PL: 'poland',
  UA: 'ukraine',
  HR: 'croatia',
  EE: 'estonia',
  RO: 'romania',
  GE: 'georgia',
}

/** Takes the inks and gives the plates of all countries by name, by day and by night. */
export function countryPlates(sheets: Record<Pressing, Sheet>): Record<string, string> {
  const maps = countryMaps()
  const drawings: Record<string, string> = {}
  for (const [country, slug] of Object.entries(slugs) as [PlateCountry, string][]) {
    const own = cities.filter((city) => city.country === country)
    for (const [suffix, plate] of [
      ['', widePlate],
      ['-phone', phonePlate],
    ] as const) {
      const land = plateLand(maps[country], plate)
      drawings[`plate-${slug}${suffix}`] = countryPlate(land, own, plate, sheets.paper)
      drawings[`plate-${slug}${suffix}-night`] = countryPlate(land, own, plate, sheets.dusk)
    }
  }
  return drawings
}
