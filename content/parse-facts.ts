import * as v from 'valibot'
import { ContentError } from './content-error.ts'

/**
 * Reads an `entry.json`.
 * @throws ContentError for JSON that cannot be read, an unknown key or a field that does not fit
 */
export function parseFacts<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  text: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(file, text))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ContentError(file, v.getDotPath(issue) ?? '(whole file)', issue.message)
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentError(file, '(whole file)', `is no JSON: ${(error as Error).message}`)
  }
}
