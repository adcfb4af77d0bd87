import type { Pressing, Sheet } from './sheet.ts'
import { cities } from '../../content/facts/cities.ts'
import { cityPlan } from './city-plan.ts'
import { hiringSteps } from './hiring-steps.ts'
import { portraitSeal } from './portrait-seal.ts'
import { staticScenes } from './static-scenes.ts'
import { rudderGauge } from './rudder-gauge.ts'

/** Angle of the rudder by cooperation model: to port the client steers, to starboard the company. */
const rudderAngles = { extend: -24, build: 0, outsourcing: 24 } as const

const sealCount = 12

/** Takes the inks and gives the drawings of the pages by name: gauges, seals, stages, scenes, plans. */
export function pageDrawings(sheets: Record<Pressing, Sheet>): Record<string, string> {
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
