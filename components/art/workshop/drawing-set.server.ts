import { cities } from '../../../content/facts/cities.ts'
import { engineerLocations } from '../../../content/facts/locations.ts'
import { cityPlan } from '../cities/city-plan.ts'
import { coverPlan } from '../covers/cover-plan.ts'
import { cover, type CoverChoice } from '../covers/cover.ts'
import { compassMark } from '../instruments/compass-mark.ts'
import { compassSheet } from '../instruments/compass-sheet.ts'
import { measuredHelm } from '../instruments/measured-helm.ts'
import { portraitSeal } from '../instruments/portrait-seal.ts'
import { rudderGauge } from '../instruments/rudder-gauge.ts'
import { contourSheet } from '../maps/contour-sheet.ts'
import { countryPlates } from '../maps/country-plates.server.ts'
import { heroChart } from '../maps/hero-chart.ts'
import { phoneFraming, wideFraming } from '../maps/hero-framings.ts'
import { worldLand } from '../maps/world-land.server.ts'
import type { Pressing, Sheet } from '../markup/sheet.ts'
import { readSheets } from '../markup/sheets.server.ts'
import { coastWithLighthouse } from '../scenes/coast-with-lighthouse.ts'
import { staticScenes } from '../scenes/static-scenes.ts'
import { hiringSteps } from '../steps/hiring-steps.ts'
import { technologyIcons } from './technology-icons.server.ts'

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

/** Angle of the rudder by cooperation model: to port the client steers, to starboard the company. */
const rudderAngles = { extend: -24, build: 0, outsourcing: 24 } as const

const sealCount = 12

/** Takes the inks and gives the drawings of the pages by name: gauges, seals, stages, scenes, plans. */
function pageDrawings(sheets: Record<Pressing, Sheet>): Record<string, string> {
  const drawings: Record<string, string> = {}
  for (const [model, angle] of Object.entries(rudderAngles)) {
    drawings[`gauge-${model}`] = rudderGauge(angle, sheets.paper)
    drawings[`gauge-${model}-night`] = rudderGauge(angle, sheets.dusk)
  }
  for (let seal = 1; seal <= sealCount; seal++) {
    drawings[`seal-${seal}`] = portraitSeal(`seal-${seal}`, sheets.paper)
  }
  for (const [index, step] of hiringSteps.entries()) {
    drawings[`hiring-step-${index + 1}`] = step(sheets.paper)
    drawings[`hiring-step-${index + 1}-night`] = step(sheets.dusk)
  }
  for (const [index, scene] of staticScenes.entries()) {
    drawings[`scene-${index + 1}`] = scene(sheets.paper)
  }
  for (const { id } of cities) drawings[`city-${id}`] = cityPlan(id, sheets.paper)
  return drawings
}
