import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Where the script and the note of its address are written. */
export type Destination = { folder: URL; manifest: URL }

const site: Destination = {
  folder: new URL('../../public/early/', import.meta.url),
  manifest: new URL('early-script.json', import.meta.url),
}

/**
 * Bundles the script that every page loads first and writes it under a name with a hash of its content,
 * so that pages can name it before the site itself is built. Earlier versions are deleted.
 * @returns address of the script
 */
export async function writeEarlyScript({ folder, manifest } = site): Promise<string> {
  const code = await bundled()
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const name = `early.${hash}.js`
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) if (old !== name) rmSync(new URL(old, folder))
  writeFileSync(new URL(name, folder), code)
  const src = `/early/${name}`
  writeFileSync(manifest, `${JSON.stringify({ src })}\n`)
  return src
}

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL('early-script.ts', import.meta.url)) },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('Vite gave no script for components/early')
  return chunk.code
}

/** Writes the script for the site. */
export async function run(): Promise<void> {
  console.info(`Early script: ${await writeEarlyScript()}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run()
