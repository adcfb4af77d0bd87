import manifest from '../components/art/files.json'
import { ContentError } from './content-error.ts'
import type { DrawingFile } from './schema.ts'

const drawings = new Map<string, DrawingFile>(Object.entries(manifest.files))

/**
 * The drawing that a field of an entry names, from the list that `npm run generate` writes.
 * @throws ContentError when there is none of that name
 */
export function drawingFile(file: string, field: string, name: string): DrawingFile {
  const found = drawings.get(name)
  if (!found) throw new ContentError(file, field, `"${name}" is no drawing of components/art`)
  return found
}
