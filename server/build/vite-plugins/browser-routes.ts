import type { Plugin } from 'vite'
import { routes } from '../../../locales/route-table.ts'

/** Vite plugin: of each route browsers get what addresses are made of; the rest is for the server, and is most of it. */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith('/locales/route-table.ts')) return undefined
      const kept = Object.entries(routes).map(([name, { path, values, localPaths }]) => [
        name,
        { path, values, localPaths },
      ])
      return `export const routes = ${JSON.stringify(Object.fromEntries(kept))}`
    },
  }
}
