import { createServer } from 'vite'
import { compiledCatalogs } from './compiled-catalogs.ts'

/**
 * Lets a build step use a module of the site that only Vite can load, as in the build: without pseudo-locales,
 * with compiled catalogs.
 * @param path from the root of the project, such as `/pages/x.server.ts`
 * @param use what is done with the module; it must not be used afterwards
 */
export async function loadSiteModule<Module, Result>(
  path: string,
  use: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    plugins: [compiledCatalogs()],
    define: { __PSEUDO_LOCALES__: 'false', __SITE_URL__: '""' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  try {
    return await use((await server.ssrLoadModule(path)) as Module)
  } finally {
    await server.close()
  }
}
