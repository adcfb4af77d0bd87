import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './compress.ts'
import { inputHash } from './input-hash.ts'

/** Last step of the build: compressed neighbours for the static files, then the mark of freshness. */
const root = process.cwd()
const out = join(root, process.env.PSEUDO_LOCALES === '1' ? 'dist-test' : 'dist')

const count = await compress(join(out, 'client'))
writeFileSync(join(out, 'inputs.json'), `${JSON.stringify({ hash: inputHash(root) })}\n`)
console.info(`Compressed ${count} files in ${out}`)
