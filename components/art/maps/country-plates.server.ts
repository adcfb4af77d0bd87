import { geoContains, type GeoPermissibleObjects } from 'd3-geo'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { cities, type PlateCountry, surroundings } from '../../../content/facts/cities.ts'
import { type HireCountry, hireCountries } from '../../../content/taxonomy.ts'
import type { Pressing, Palette } from '../markup/palette.ts'
import { type CountryMapPlate, type CountryChart, mapSizes } from '../plates/country-map.ts'
import { countryPlate } from './country-plate.ts'
import { plateLand, type CountryMap, shareMapSheet, type PlateSheet } from './plate-land.ts'
import { worldLand } from './world-land.server.ts'
import type { Framing } from '../plates/plate-kit.ts'
import { graticule, positionOnChart } from './chart-framing.ts'

/** The charts of all countries by name that their share pictures show, by day. */
export function countryPlates({ paper }: Pick<Record<Pressing, Palette>, 'paper'>) {
  const maps = countryMaps()
  return Object.fromEntries(
    Object.entries(hireCountries).map(([slug, country]): [string, string] => {
      const own = cities.filter((city) => city.country === country)
      const land = plateLand(maps[country], shareMapSheet)
      return [`plate-${slug}`, countryPlate(land, own, shareMapSheet, paper)]
    }),
  )
}

/** What the maps of the countries' pages draw, by the name of the country. */
export function pageCharts(): Record<HireCountry, CountryMapPlate['charts']> {
  const maps = countryMaps()
  const charts = Object.entries(hireCountries).map(([slug, country]) => [
    slug,
    countryCharts(maps[country], country),
  ])
  return Object.fromEntries(charts) as Record<HireCountry, CountryMapPlate['charts']>
}

type Area = Polygon | MultiPolygon

const atlasFile = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')

/** Numbers of ISO 3166-1, by which the atlas names the countries that have a plate. */
const numbers: Record<PlateCountry, string> = {
  PL: '616',
  UA: '804',
  HR: '191',
  EE: '233',
  RO: '642',
  GE: '268',
  AR: '032',
}

/** The part that a plate shows of a country whose cities would lie on each other otherwise. */
const views: Partial<Record<PlateCountry, GeoPermissibleObjects>> = {
  AR: {
    type: 'MultiPoint',
    coordinates: [
      [-67.5, -37.5],
      [-55.5, -28.8],
    ],
  },
}

const russia = '643'
const simferopol = { latitude: 44.95, longitude: 34.1 }

/**
 * Gives, by country, the maps for its plate in degrees: its own land, all land, all borders (Natural
 * Earth, 1 : 50 million, public domain). The atlas draws lines of control; a plate shows Crimea within
 * Ukraine, as the United Nations do (resolution 68/262).
 */
export function countryMaps(): Record<PlateCountry, CountryMap> {
  const atlas = JSON.parse(readFileSync(atlasFile, 'utf8')) as Topology
  const areas = (atlas.objects.countries as GeometryCollection).geometries as Area[]
  const mapped = withCrimea(atlas, areas)
  const all = { type: 'GeometryCollection', geometries: mapped } as GeometryCollection
  const shared = { coast: worldLand(), borders: mesh(atlas, all, (one, other) => one !== other) }
  const maps = (Object.entries(numbers) as [PlateCountry, string][]).map(([code, number]) => {
    const country = merge(
      atlas,
      mapped.filter(({ id }) => id === number),
    )
    return [code, { ...shared, country, view: views[code] ?? country }]
  })
  return Object.fromEntries(maps) as Record<PlateCountry, CountryMap>
}

function withCrimea(atlas: Topology, areas: readonly Area[]): Area[] {
  const position: [number, number] = [simferopol.longitude, simferopol.latitude]
  const isCrimea = (arcs: number[][]) =>
    geoContains(feature(atlas, { type: 'Polygon', arcs }) as GeoPermissibleObjects, position)
  const crimea = areas
    .filter(({ id }) => id === russia)
    .flatMap(partsOf)
    .filter(isCrimea)
  return areas.map((area) => {
    if (area.id === numbers.UA) return withParts(area, [...partsOf(area), ...crimea])
    if (area.id !== russia) return area
    return withParts(
      area,
      partsOf(area).filter((arcs) => !crimea.includes(arcs)),
    )
  })
}

function partsOf(area: Area): number[][][] {
  return area.type === 'Polygon' ? [area.arcs] : area.arcs
}

function withParts({ id }: Area, arcs: number[][][]): MultiPolygon {
  return { type: 'MultiPolygon', id, arcs }
}

/** Detail of coasts and borders: the plate stands within its page, so it has to be light. */
const kept = { tolerance: 1.8, smallest: 9, border: 2.6 }

/** The sheets of the map of a country. */
export const mapSheets: Record<Framing, PlateSheet> = {
  wide: { ...mapSizes.wide, margin: 0, room: 34, weight: 1 },
  phone: { ...mapSizes.phone, margin: 0, room: 18, weight: 1 },
}

/** What the explaining plate of a country draws, for both of its sheets. */
function countryCharts(map: CountryMap, country: PlateCountry): Record<Framing, CountryChart> {
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
