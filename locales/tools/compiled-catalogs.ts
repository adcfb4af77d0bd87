import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { catalogFile } from './catalog-file.ts'
import { compileCatalog } from './compile-catalog.ts'

/**
 * Vite plugin: catalogs become syntax trees by message id while they are loaded, so that the parser
 * stays out of the browser. Descriptions and other fields for translators are dropped.
 */
export function compiledCatalogs(): Plugin {
  return {
    name: 'compiled-catalogs',
    enforce: 'pre',
    transform(code, id) {
      if (!catalogFile.test(id)) return null
      return { code: JSON.stringify(compileCatalog(relative(process.cwd(), id), code)), map: null }
    },
  }
}
