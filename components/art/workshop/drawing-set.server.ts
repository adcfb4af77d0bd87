import * as simpleIcons from 'simple-icons'
import { cities } from '../../../content/facts/cities.ts'
import { coverName } from '../../../content/cover-names.ts'
import { engineerLocations } from '../../../content/facts/locations.ts'
import { cityPlan } from '../cities/city-plan.ts'
import { cover, type CoverChoice, coverChoice, coverPlan } from '../covers/cover.ts'
import { compassCard, compassSheet } from '../instruments/compass-sheet.ts'
import { measuredHelm } from '../instruments/measured-helm.ts'
import { contourSheet } from '../maps/contour-sheet.ts'
import { countryPlates } from '../maps/country-plates.server.ts'
import { heroChart, wideFraming } from '../maps/hero-chart.ts'
import { worldLand } from '../maps/world-land.server.ts'
import type { Pressing, Palette } from '../markup/palette.ts'
import { readPalettes } from '../markup/palettes.server.ts'
import { coastWithLighthouse } from '../scenes/coast-with-lighthouse.ts'
import { staticScenes } from '../scenes/static-scenes.ts'
import { hiringSteps } from '../steps/hiring-steps.ts'
import { technologies } from '../../../content/facts/technologies.ts'
import { tools } from '../../../content/facts/tools.ts'
import { element } from '../markup/element.ts'

/** Gives the markup of every drawing of the site by name, before it is optimised. */
export function drawingSet(): Record<string, string> {
  const palettes = readPalettes()
  const land = worldLand()
  const bottom = { seed: 'soundings', width: 1440, height: 900, levels: 15 }
  const drawings: Record<string, string> = {
    'hero-chart-day': heroChart(land, engineerLocations, wideFraming, palettes.paper),
    'hero-chart-night': heroChart(land, engineerLocations, wideFraming, palettes.dusk),
    'compass-night': compassSheet(palettes.night),
    'compass-card-day': compassCard(palettes.paper),
    'compass-card-night': compassCard(palettes.dusk),
    'contours-night': contourSheet(bottom, palettes.night),
    'coast-lighthouse-night': coastWithLighthouse(palettes.night),
    'helm-measured-day': measuredHelm(palettes.paper),
    'helm-measured-dark': measuredHelm(palettes.dusk),
  }
  Object.assign(
    drawings,
    countryPlates(palettes),
    pageDrawings(palettes),
    technologyIcons(palettes),
  )
  for (const [slug, choice] of Object.entries<CoverChoice>(coverPlan)) {
    drawings[coverName(slug)] = cover(slug, choice, palettes[choice.pressing])
  }
  return drawings
}

/** The ground of a drawing whose file is shown by day and in the dark; undefined for one that is for either, or has no ground. */
export function onlyPressing(name: string): Pressing | undefined {
  if (/^(scene|city)-|^hiring-step-\d$/.test(name)) return 'paper'
  return coverChoice(name)?.pressing
}

/** The drawings of the pages by name: stages, scenes, plans. */
function pageDrawings(palettes: Record<Pressing, Palette>): Record<string, string> {
  const drawings: Record<string, string> = {}
  for (const [index, step] of hiringSteps.entries()) {
    drawings[`hiring-step-${index + 1}`] = step(palettes.paper)
    drawings[`hiring-step-${index + 1}-night`] = step(palettes.dusk)
  }
  for (const [index, scene] of staticScenes.entries()) {
    drawings[`scene-${index + 1}`] = scene(palettes.paper)
  }
  for (const { id } of cities) drawings[`city-${id}`] = cityPlan(id, palettes.paper)
  return drawings
}

/** Side of a mark in pixels; Simple Icons draws on 24. */
const side = 96

/**
 * Gives the marks of technologies and tools by name, `tech-<slug>`, in the ink of paper. The outlines are those of
 * Simple Icons (CC0-1.0).
 */
function technologyIcons({ paper }: Record<Pressing, Palette>): Record<string, string> {
  const outlines = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]))
  const marks: Record<string, string> = {}
  for (const { icon } of [...technologies, ...tools]) {
    if (icon === null) continue
    const outline = outlines.get(icon)
    if (!outline) throw new Error(`Simple Icons has no mark named ${icon}`)
    marks[`tech-${icon}`] = mark(outline, paper.ink)
  }
  return marks
}

function mark(outline: string, ink: string): string {
  const path = element('path', { d: outline, fill: ink, transform: `scale(${side / 24})` })
  const size = { width: side, height: side, viewBox: `0 0 ${side} ${side}` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, path)
}
