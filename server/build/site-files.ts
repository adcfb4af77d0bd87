import { cpSync, rmSync, writeFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { changeDaysFile, contentFolders } from '../../content/content-folder.server.ts'
import type { SiteFile, SiteOutputs } from '../contract/site-outputs.ts'

/**
 * Loads the code of a build that knows pages and content.
 * @param out folder of the build
 */
export async function loadSiteOutputs(out: string): Promise<SiteOutputs> {
  const code = pathToFileURL(join(out, 'server', 'outputs.mjs')).href
  return ((await import(code)) as OutputsModule).siteOutputs
}

/** `pages/site-outputs.server.ts`, which `vite.config.ts` names as an input of the server's code. */
export type OutputsModule = { siteOutputs: SiteOutputs }

/**
 * Lays files beside the pre-rendered pages.
 * @param client folder of the pages
 * @returns their paths from there
 */
export function writeSiteFiles(client: string, files: readonly SiteFile[]): string[] {
  for (const { path, text } of files) writeIfChanged(join(client, path), text)
  return files.map(({ path }) => join('.', path))
}

/** Writes what a build tells the next build or the server. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value)}\n`)
}

/** Puts the files of content beside the code of a build, which reads them there. */
export function copyContent(root: string, out: string): void {
  const path = join(out, 'server', 'content')
  rmSync(path, { recursive: true, force: true })
  for (const folder of contentFolders) {
    cpSync(join(root, 'content', folder), join(path, folder), { recursive: true })
  }
  cpSync(join(root, changeDaysFile), join(path, basename(changeDaysFile)))
}

/**
 * Writes a file of the site. One that says this already keeps its date, which the server sends as `Last-Modified`: who
 * has a page from the build before need not get it again.
 */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
