import { join } from 'node:path'
import { outFolder } from './out-folder.ts'
import { figuresLine, stopwatch } from './step.ts'

/**
 * `npm run build`: the words must be complete, then everything that the site is made of, its code and at last
 * its files. One process does it all, since each start of a tool costs seconds.
 */
const root = process.cwd()
const out = join(root, outFolder(process.env))

// The servers of Vite that read pages and content would set it to development, for the build as well.
process.env.NODE_ENV = 'production'
// Vite puts these constants into what it builds; here they have to be there before the locales are read.
Object.assign(globalThis, {
  __PSEUDO_LOCALES__: process.env.PSEUDO_LOCALES === '1',
  __L10N_PREVIEW__: process.env.SITE_PREVIEW === '1',
})
const { liveCommand } = await import('../../locales/tools/commands/live-command.ts')
const { prepare } = await import('./prepare.ts')
const { finish } = await import('./finish.ts')
const { build } = await import('vike/api')

const { step, figures } = stopwatch()
if ((await step('words', liveCommand)) !== 0) process.exit(1)
await prepare(root, step)
await step('code', () => build({ viteConfig: { root, logLevel: 'warn' } }))
await finish(root, out, step)
console.info(figures().map(figuresLine).join('\n'))
