import { createServer, type ViteDevServer } from 'vite'
import { compiledCatalogs } from './compiled-catalogs.ts'

/** Gives a module of the site; its path starts at the root of the project, such as `/pages/x.server.ts`. */
export type LoadSiteModule = <Module>(path: string) => Promise<Module>

/**
 * Lets a build step use modules of the site that only Vite can load, as in the build: without pseudo-locales,
 * with compiled catalogs.
 * @param use what is done with the modules; they must not be used afterwards
 */
export async function withSiteModules<Result>(
  use: (load: LoadSiteModule) => Promise<Result>,
): Promise<Result> {
  let server: ViteDevServer | undefined
  try {
    return await use(async (path) => {
      server ??= await startServer()
      return (await server.ssrLoadModule(path)) as never
    })
  } finally {
    await server?.close()
  }
}

function startServer(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    logLevel: 'warn',
    plugins: [compiledCatalogs()],
    define: { __PSEUDO_LOCALES__: 'false', __SITE_URL__: '""' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
}
