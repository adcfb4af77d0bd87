import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths of all files in a folder and the folders within it, from that folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))
    .sort()
}

/** File of the page at a path, from the folder of the pages: `about/index.html` of `/about`. */
export function fileOfPage(path: string): string {
  return join('.', path, 'index.html')
}

/** File of the page for an error, which no path asks for: `de/500.html` of `/de/500`. */
export function fileOfError(path: string): string {
  return join('.', `${path}.html`)
}

/** Path at which a file of a build is asked for; undefined for a packed, a hidden and an error's one. */
export function pathOfFile(file: string): string | undefined {
  const name = file.replaceAll('\\', '/')
  if (/\.(br|gz)$|(^|\/)\.|(?<!(^|\/)index)\.html$/.test(name)) return undefined
  return encodeURI(`/${name}`.replace(/\/index\.html$/, '') || '/')
}
