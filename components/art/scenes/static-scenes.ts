import type { Palette } from '../markup/palette.ts'
import { sceneApproach } from './scene-approach.ts'
import { sceneChartTable } from './scene-chart-table.ts'
import { sceneHorizon } from './scene-horizon.ts'

/**
 * The pictures of a block of three, 900 by 675 each, which tell of a team by its instruments: chart
 * table, sextant, harbour approach. Each takes the inks.
 */
export const staticScenes: readonly ((palette: Palette) => string)[] = [
  sceneChartTable,
  sceneHorizon,
  sceneApproach,
]
