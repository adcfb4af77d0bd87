import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Name of the file below a folder whose size is nearest to a wanted one.
 * @param ending end of the names that count
 * @param size bytes
 */
export function fileNear(folder: string, ending: string, size: number): string {
  const away = (name: string) => Math.abs(statSync(join(folder, name)).size - size)
  const [nearest] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort((a, b) => away(a) - away(b))
  if (nearest === undefined) throw new RangeError(`No ${ending} in ${folder}`)
  return nearest
}
