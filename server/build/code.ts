import { buildCode } from './built-code.ts'
import { cacheFolder, openCache } from './cache.ts'
import { outFolder } from './build-env.ts'

/** Second step of `npm run build`: the code of the site, for browsers and for the server. */
const root = process.cwd()
const made = await buildCode(
  openCache(cacheFolder(root)),
  root,
  outFolder(process.env),
  async () => {
    const { build } = await import('vike/api')
    await build()
  },
)
if (!made) console.info('The code is up to date.')
