import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.ts'
import { codeHash } from './input-hash.ts'
import { readJson, writeJson } from './json-file.ts'

/** What the code of a build was made from, and the files that it has for browsers, by their paths there. */
type BuiltCode = { inputs: string; files: readonly string[] }

const record = (out: string) => join(out, 'code.json')

/** Written when a build is finished: without it nobody knows what of it is whole. */
export const finishedMark = (out: string) => join(out, 'inputs.json')

/**
 * Builds the code unless a finished build has it already. In that case its pages stay as well, for the ones that
 * say the same as before.
 * @param root folder of the project
 * @param out folder of the build
 * @returns whether there was something to build
 */
export async function buildCode(
  root: string,
  out: string,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const inputs = codeHash(root)
  if (existsSync(finishedMark(out)) && readJson<BuiltCode>(record(out))?.inputs === inputs) {
    rmSync(finishedMark(out))
    return false
  }
  rmSync(out, { recursive: true, force: true })
  await build()
  const code: BuiltCode = { inputs, files: filesBelow(join(out, 'client')) }
  writeJson(record(out), code)
  return true
}

/**
 * Files for browsers that belong to the code of a build.
 * @throws when there is no code
 */
export function filesOfCode(out: string): readonly string[] {
  const code = readJson<BuiltCode>(record(out))
  if (!code) throw new Error(`${out} has no code: run npm run build`)
  return code.files
}

/**
 * Deletes what earlier builds have left for browsers.
 * @param kept files of this build; their compressed neighbours stay as well
 */
export function deleteLeftOvers(client: string, kept: ReadonlySet<string>): void {
  for (const path of filesBelow(client)) {
    if (!kept.has(path.replace(/\.(br|gz)$/, ''))) rmSync(join(client, path))
  }
}
