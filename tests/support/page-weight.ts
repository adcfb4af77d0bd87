import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { Hydration } from '../../server/contract/hydration.ts'

/** What a built page costs in bytes as they travel (brotli where it helps), by kind. */
export type PageWeight = {
  /** The page with the rules of its first view: all that the first paint waits for. */
  html: number
  /** The rest of the site's style sheet, behind the first view. */
  style: number
  /** Fonts that the page preloads. */
  fonts: number
  fontFiles: number
  /** The script that every page runs before anyone touches it. */
  early: number
  /** Pictures that the page does not leave for later. */
  eagerPictures: number
  /** What React needs: scripts, and the page's data. */
  hydration: number
  data: number
}

const folder = 'dist/client'

/**
 * Weighs a page of the finished build.
 * @param path such as `/contact-us`
 */
export function pageWeight(path: string): PageWeight {
  const file = join(path, 'index.html')
  const page = parse(readFileSync(join(folder, file), 'utf8'))
  const addresses = (selector: string, attribute: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(attribute)!)
  const early = page.querySelector('script[data-hydration]')!
  const data = early.getAttribute('data-hydration')!
  const { modules }: Hydration = JSON.parse(readFileSync(join(folder, data), 'utf8'))
  const fonts = addresses('link[rel="preload"][as="font"]', 'href')
  return {
    html: travelling(file),
    style: sum(addresses('link[rel="stylesheet"]', 'href')),
    fonts: sum(fonts),
    fontFiles: fonts.length,
    early: travelling(early.getAttribute('src')!),
    eagerPictures: sum(addresses('img[loading="eager"]', 'src')),
    hydration: sum(modules.map(({ href }) => href)),
    data: travelling(data),
  }
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + travelling(file), 0)
}

/** The build leaves files alone that compression would not make smaller, such as fonts. */
function travelling(file: string): number {
  const path = join(folder, file)
  try {
    return readFileSync(`${path}.br`).length
  } catch {
    return readFileSync(path).length
  }
}
