import type { Plugin } from 'vite'
import { contentKinds } from '../../../content/content-kinds.ts'

const entryFile = new RegExp(`/content/(${contentKinds.join('|')})/[^/]+/[^/]+[.](json|md)$`)

/** Vite plugin for development: the server reads content again when a file of it is edited, added or deleted. */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    enforce: 'pre',
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (this.environment.name === 'client' || !entryFile.test(file)) return undefined
        const { moduleGraph } = this.environment
        const readers = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
          id?.endsWith('/content/content-files.server.ts'),
        )
        return [...modules, ...readers]
      },
    },
  }
}
