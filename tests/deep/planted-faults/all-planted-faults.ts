import { existsSync, readFileSync } from 'node:fs'
import { builtFaults, repositoryFaults } from './repository.ts'
import { contentFaults } from './content.ts'
import { crawlerFaults } from './crawlers.ts'
import { formFaults } from './forms.ts'
import { partFaults } from './parts.ts'
import type { PlantedFault } from './planted-fault.ts'
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

/** Faults whose place is not where they say, or whose test is gone. */
export function misplaced(faults: readonly PlantedFault[]): string[] {
  return faults.flatMap(({ name, file, find, replace, test }) => {
    const times = readFileSync(file, 'utf8').split(find).length - 1
    const [path] = test.split(' ')
    return [
      ...(times === 1 ? [] : [`${name}: what to find stands ${times} times in ${file}`]),
      ...(find === replace ? [`${name}: nothing is changed`] : []),
      ...(path === 'npx' || existsSync(path!) ? [] : [`${name}: there is no ${path}`]),
    ]
  })
}
