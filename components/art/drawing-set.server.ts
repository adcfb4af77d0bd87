import { engineerLocations } from '../../content/facts/locations.ts'
import { coastWithLighthouse } from './coast-with-lighthouse.ts'
import { compassMark } from './compass-mark.ts'
import { compassSheet } from './compass-sheet.ts'
import { countryPlates } from './country-plates.server.ts'
import { contourSheet } from './contour-sheet.ts'
import { coverPlan } from './cover-plan.ts'
import { cover, type CoverChoice } from './cover.ts'
import { heroChart } from './hero-chart.ts'
import { phoneFraming, wideFraming } from './hero-framings.ts'
import { measuredHelm } from './measured-helm.ts'
import { pageDrawings } from './page-drawings.ts'
import { readSheets } from './sheets.server.ts'
import { technologyIcons } from './technology-icons.server.ts'
import { worldLand } from './world-land.server.ts'

/** Gives the markup of every drawing of the site by name, before it is optimised. */
export function drawingSet(): Record<string, string> {
  const sheets = readSheets()
  const land = worldLand()
  const bottom = { seed: 'soundings', width: 1440, height: 900, levels: 15 }
  const drawings: Record<string, string> = {
    'hero-chart-day': heroChart(land, engineerLocations, wideFraming, sheets.paper),
    'hero-chart-night': heroChart(land, engineerLocations, wideFraming, sheets.dusk),
    'hero-chart-phone-day': heroChart(land, engineerLocations, phoneFraming, sheets.paper),
    'hero-chart-phone-night': heroChart(land, engineerLocations, phoneFraming, sheets.dusk),
    'compass-mark-night': compassMark(sheets.night),
    'compass-night': compassSheet(sheets.night),
    'contours-night': contourSheet(bottom, sheets.night),
    'coast-lighthouse-night': coastWithLighthouse(sheets.night),
    'helm-measured-day': measuredHelm(sheets.paper),
    'helm-measured-dark': measuredHelm(sheets.dusk),
  }
  Object.assign(drawings, countryPlates(sheets), pageDrawings(sheets), technologyIcons(sheets))
  for (const [slug, choice] of Object.entries<CoverChoice>(coverPlan)) {
    drawings[`cover-${slug}`] = cover(slug, choice, sheets[choice.pressing])
  }
  return drawings
}
