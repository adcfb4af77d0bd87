import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { brotliCompressSync } from 'node:zlib'

/** What a built page costs in bytes as they travel (brotli where it helps), by kind. */
export type PageWeight = {
  /** The page with the rules of its first view: all that the first paint waits for. */
  html: number
  /** The rest of the site's style sheet, behind the first view. */
  style: number
  /** Fonts that the page preloads. */
  fonts: number
  fontFiles: number
  /** The script that every page runs before anyone touches it, with all that it imports. */
  script: number
  /** Pictures that the page does not leave for later. */
  eagerPictures: number
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
  const fonts = addresses('link[rel="preload"][as="font"]', 'href')
  return {
    html: travelling(file),
    style: sum(addresses('link[rel="stylesheet"]', 'href')),
    fonts: sum(fonts),
    fontFiles: fonts.length,
    script: scriptWeight(pageScript),
    eagerPictures: sum(addresses('img[loading="eager"]', 'src')),
  }
}

type Manifest = Record<string, { file: string; imports?: readonly string[] }>

const readManifest = () => JSON.parse(readFileSync('dist/assets.json', 'utf8')) as Manifest

/** What each island and behaviour costs: with all that it needs, and what it adds to a page with another one. */
export function islandWeights(): { part: string; 'all B': number; 'own B': number }[] {
  const isPart = (source: string) => /\.(island|behaviour)\.tsx?$/.test(source)
  return Object.keys(readManifest())
    .filter(isPart)
    .map((part) => {
      const needed = part.includes('.island.') ? [pageScript, hydration] : [pageScript]
      return {
        part: part.replace(/^components\//, ''),
        'all B': scriptWeight(...needed, part),
        'own B': scriptWeight(...needed, part) - scriptWeight(...needed),
      }
    })
}

/** The script of every page, and what has React take over an island. */
const pageScript = 'pages/+client.ts'
const hydration = 'components/islands/hydrate-island.tsx'

/**
 * All scripts that some sources need to run, in bytes as they travel: they and what they import.
 * @param sources paths of modules that have files of their own, such as an island's
 * @throws when one of them has none
 */
export function scriptWeight(...sources: readonly string[]): number {
  const manifest = readManifest()
  const needed = new Set(sources)
  for (const source of needed) {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build has no script for ${source}`)
    for (const imported of entry.imports ?? []) needed.add(imported)
  }
  return sum([...new Set([...needed].map((source) => manifest[source]!.file))])
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + travelling(file), 0)
}

/** The build leaves files alone that compression would not make smaller, such as fonts, and small ones. */
function travelling(file: string): number {
  const path = join(folder, file)
  try {
    return readFileSync(`${path}.br`).length
  } catch {
    const content = readFileSync(path)
    return file.endsWith('.js') ? brotliCompressSync(content).length : content.length
  }
}
