import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPage, builtPage } from './built-page.ts'

/** Pages that answer where none was found, or where something broke: they have no address of their own. */
const answers = /(^|\/)(404|500)\.html$/

/**
 * Every pre-rendered page of a build.
 * @param folder the build's `client` folder
 */
export function readBuild(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !answers.test(name))
    .sort()
    .map((name) => builtPage(pathOf(name), readFileSync(join(folder, name), 'utf8')))
}

function pathOf(name: string): string {
  const path = `/${name}`.replace(/\/index\.html$/, '').replace(/\.html$/, '')
  return path === '' ? '/' : path
}
