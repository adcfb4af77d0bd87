import { type CountryChart, mapSizes } from '../plates/country-map.ts'
import type { Framing } from '../plates/plate-kit.ts'
import { positionOnChart } from './chart-framing.ts'
import { type CountryMap, plateLand } from './plate-land.ts'

type Place = { latitude: number; longitude: number }

/** Detail of coasts and borders: the plate stands within its page, so it has to be light. */
const kept = { tolerance: 1.9, smallest: 9, border: 2.2 }

/** What the explaining plate of a country draws, for both of its sheets. */
export function countryCharts(
  map: CountryMap,
  cities: readonly Place[],
  around: readonly Place[] = [],
): Record<Framing, CountryChart> {
  const chart = (framing: Framing): CountryChart => {
    const room = framing === 'phone' ? 18 : 34
    const palette = { ...mapSizes[framing], margin: 0, room, weight: 1 }
    const { coast, borders, own, framing: lies } = plateLand(map, palette, kept)
    const at = ({ latitude, longitude }: Place) => positionOnChart(lies, latitude, longitude)
    return { coast, borders, own, cities: cities.map(at), around: around.map(at) }
  }
  return { wide: chart('wide'), phone: chart('phone') }
}
