import type { Pressing, Sheet } from './sheet.ts'
import { cities } from '../../content/facts/cities.ts'
import { cityPlan } from './city-plan.ts'
import { portraitSeal } from './portrait-seal.ts'
import { rudderGauge } from './rudder-gauge.ts'

/** Angle of the rudder by cooperation model: to port the client steers, to starboard the company. */
const rudderAngles = { extend: -24, build: 0, outsourcing: 24 } as const

const sealCount = 12

/** Takes the inks and gives the smaller drawings of the pages by name: gauges and seals. */
export function pageDrawings(sheets: Record<Pressing, Sheet>): Record<string, string> {
  const drawings: Record<string, string> = {}
  for (const [model, angle] of Object.entries(rudderAngles)) {
    drawings[`gauge-${model}`] = rudderGauge(angle, sheets.paper)
    drawings[`gauge-${model}-night`] = rudderGauge(angle, sheets.dusk)
  }
  for (let seal = 1; seal <= sealCount; seal++) {
    drawings[`seal-${seal}`] = portraitSeal(`seal-${seal}`, sheets.paper)
  }
  for (const { id } of cities) drawings[`city-${id}`] = cityPlan(id, sheets.paper)
  return drawings
}
