import type { CityId } from '../../../content/facts/cities.ts'
import type { Palette } from '../markup/palette.ts'
import {
  adriaticHarbours,
  balticHarbours,
  blackSeaHarbours,
  plataHarbours,
} from './harbour-cities.ts'
import { harbourCity, type HarbourCity } from './harbour-city.ts'
import { hillCity, type HillCity, hillCities } from './hill-cities.ts'
import { radialCity, type RadialCity, radialCities } from './radial-cities.ts'
import { riverCities, riverCity, type RiverCity } from './river-cities.ts'

type Site = RiverCity | HarbourCity | HillCity | RadialCity

/** What each city's plan shows. A plan is a likeness of the place, not a survey. */
const sites: Record<CityId, Site> = {
  ...riverCities,
  ...adriaticHarbours,
  ...balticHarbours,
  ...blackSeaHarbours,
  ...plataHarbours,
  ...hillCities,
  ...radialCities,
}

/** The plan, 800 by 600, the office in the signal ink. */
export function cityPlan(id: CityId, palette: Palette): string {
  const site = sites[id]
  switch (site.kind) {
    case 'river':
      return riverCity(id, site, palette)
    case 'harbour':
      return harbourCity(id, site, palette)
    case 'hill':
      return hillCity(id, site, palette)
    case 'radial':
      return radialCity(id, site, palette)
  }
}
