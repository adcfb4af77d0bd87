import { cities, type PlateCountry, surroundings } from '../../../content/facts/cities.ts'
import { type CountryChart, mapSizes } from '../plates/country-map.ts'
import type { Framing } from '../plates/plate-kit.ts'
import { graticule, positionOnChart } from './chart-framing.ts'
import type { PlateSheet } from './plate-framings.ts'
import { type CountryMap, plateLand } from './plate-land.ts'

/** Detail of coasts and borders: the plate stands within its page, so it has to be light. */
const kept = { tolerance: 1.8, smallest: 9, border: 2.6 }

/** The sheets of the map of a country. */
export const mapSheets: Record<Framing, PlateSheet> = {
  wide: { ...mapSizes.wide, margin: 0, room: 34, weight: 1 },
  phone: { ...mapSizes.phone, margin: 0, room: 18, weight: 1 },
}

/** What the explaining plate of a country draws, for both of its sheets. */
export function countryCharts(
  map: CountryMap,
  country: PlateCountry,
): Record<Framing, CountryChart> {
  const own = cities.filter((city) => city.country === country)
  const chart = (framing: Framing): CountryChart => {
    const { framing: lies, coast, borders, own: land } = plateLand(map, mapSheets[framing], kept)
    const at = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      positionOnChart(lies, latitude, longitude)
    return {
      coast: inWholeUnits(coast),
      borders: inWholeUnits(borders),
      own: inWholeUnits(land),
      grid: inWholeUnits(graticule(lies, lies.scale > 3000 ? 1 : 2)),
      cities: own.map(at),
      around: surroundings[country].map(at),
    }
  }
  return { wide: chart('wide'), phone: chart('phone') }
}

/** Coarser than the detail of the coasts, and a third shorter. */
function inWholeUnits(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`)
}
