import { builtFaults } from './built.ts'
import { contentFaults } from './content.ts'
import { crawlerFaults } from './crawlers.ts'
import { formFaults } from './forms.ts'
import { partFaults } from './parts.ts'
import type { PlantedFault } from './planted-fault.ts'
import { repositoryFaults } from './repository.ts'
import { serverFaults } from './server.ts'

/** All faults that are put in on purpose, part of the site by part. */
export const allPlantedFaults: readonly PlantedFault[] = [
  ...serverFaults,
  ...formFaults,
  ...partFaults,
  ...contentFaults,
  ...crawlerFaults,
  ...repositoryFaults,
  ...builtFaults,
]
