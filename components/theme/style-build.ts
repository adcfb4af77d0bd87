import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import postcssCustomMedia from 'postcss-custom-media'
import type { Plugin, UserConfig } from 'vite'
import { AtRule, type Plugin as PostcssPlugin } from 'postcss'
import { breakpoints } from './breakpoints.ts'

/**
 * The oldest browsers whose style sheets we write: the first with relative colours, `popover`, `details`
 * with a name and `:dir()`. Older ones would make the minifier replace `:dir(rtl)` by a list of languages,
 * which no longer follows the page's direction.
 */
const cssTarget = ['chrome123', 'firefox128', 'safari17.5']

/**
 * A style sheet that a module imports without using its class names is wanted all the same: it belongs
 * to a part whose code comes later. Vite would leave it to that part's own file.
 */
const keepImportedStyles: Plugin = {
  name: 'keep-imported-styles',
  enforce: 'post',
  transform(_code, id) {
    return id.endsWith('.module.css') ? { moduleSideEffects: 'no-treeshake' } : undefined
  },
}

/** Where the build of the client lists its files, and where both builds put what is no code. */
const manifestFile = '.vite/manifest.json'
const assetFolder = 'assets/static'
/** Named by the head of a page or asked for by its script: Vike would link and preload them on every page. */
const namedByPages = /\.woff2$|\/(late-)?fonts\.[^/]*css$/

type Manifest = Record<string, { file: string; assets?: string[] }>

/**
 * One style sheet for the whole site, since pages carry the rules of their first view themselves. The server's code
 * has the styles of all components, the browser's only those of islands, so the server's sheet takes the place of the
 * other, with the fonts and the sheets that name them.
 */
export const oneStylesheet: Plugin = {
  name: 'one-style-sheet',
  apply: 'build',
  enforce: 'post',
  configResolved: {
    order: 'post',
    handler({ environments }) {
      // Vike warns of this for the sake of older bundlers, so it is set after Vike has looked
      // (https://github.com/vikejs/vike/issues/1993).
      for (const { build } of Object.values(environments)) build.cssCodeSplit = false
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const listed = bundle[manifestFile]
      if (listed?.type === 'asset')
        listed.source = JSON.stringify(withoutNamed(JSON.parse(String(listed.source)) as Manifest))
    },
  },
  writeBundle: {
    order: 'pre',
    handler({ dir }, bundle) {
      const stylesheet = Object.keys(bundle).find((name) => /\/style\.[^/]*css$/.test(name))
      if (this.environment.name !== 'ssr' || !stylesheet) return
      const client = join(dir!, '..', 'client')
      const manifest = JSON.parse(readFileSync(join(client, manifestFile), 'utf8')) as Manifest
      const ofIslands = manifest['style.css']
      if (ofIslands) rmSync(join(client, ofIslands.file))
      for (const name of Object.keys(bundle).filter((file) => file.startsWith(assetFolder)))
        cpSync(join(dir!, name), join(client, name))
      manifest['style.css'] = { ...ofIslands, file: stylesheet }
      writeFileSync(join(client, manifestFile), JSON.stringify(manifest))
    },
  },
}

function withoutNamed(manifest: Manifest): Manifest {
  const kept = Object.entries(manifest).filter(([, { file }]) => !namedByPages.test(file))
  return Object.fromEntries(
    kept.map(([source, entry]) => {
      const assets = entry.assets?.filter((asset) => !namedByPages.test(asset))
      return [source, { ...entry, assets }]
    }),
  )
}

/** How style sheets are built, for the site and the gallery. */
export const styleBuild = {
  css: {
    postcss: { plugins: [customMediaFromBreakpoints(), postcssCustomMedia()] },
    // Component files have names of their own, and a hash for each of them cannot be compressed.
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
  },
  build: { cssTarget },
  plugins: [keepImportedStyles],
} satisfies UserConfig

/**
 * The same for what visitors get, with classes such as `fx12`: letters for the style sheet, in the order of paths, and
 * the number of the class in it. Names that say what they are would be a tenth of the site's style sheet and 4 % of a page.
 */
export function styleWithShortNames(): UserConfig['css'] {
  const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .sort()
  const numbers = new Map(sheets.map((path, at) => [join('components', path), at]))
  const classes = new Map<string, string[]>()
  const generateScopedName = (name: string, file: string) => {
    const path = relative(process.cwd(), file)
    const ofSheet = classes.get(path) ?? []
    classes.set(path, ofSheet)
    if (!ofSheet.includes(name)) ofSheet.push(name)
    return `${inLetters(numbers.get(path)!)}${ofSheet.indexOf(name)}`
  }
  return { ...styleBuild.css, modules: { generateScopedName } }
}

/** 0 as "a", 25 as "z", 26 as "ba". */
function inLetters(number: number): string {
  const last = String.fromCodePoint(97 + (number % 26))
  return number < 26 ? last : inLetters(Math.floor(number / 26)) + last
}

/**
 * PostCSS plugin that puts one `@custom-media` rule per breakpoint in front of every style sheet,
 * since custom properties do not work in media queries. postcss-custom-media resolves them.
 */
function customMediaFromBreakpoints(): PostcssPlugin {
  return {
    postcssPlugin: 'custom-media-from-breakpoints',
    Once(root) {
      const rules = Object.entries(breakpoints).map(
        ([name, condition]) =>
          new AtRule({ name: 'custom-media', params: `--${name} ${condition}` }),
      )
      root.prepend(...rules)
    },
  }
}
