import { basename } from 'node:path'
import postcssCustomMedia from 'postcss-custom-media'
import type { Plugin, UserConfig } from 'vite'
import { customMediaFromBreakpoints } from './custom-media.ts'

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

/**
 * One style sheet for the whole site, since pages carry the rules of their first view themselves. Vike warns of this
 * setting for the sake of older bundlers, which wrote rules twice (https://github.com/vikejs/vike/issues/1993), so it
 * is made after Vike has looked.
 */
export const oneStyleSheet: Plugin = {
  name: 'one-style-sheet',
  apply: 'build',
  enforce: 'post',
  configResolved: {
    order: 'post',
    handler({ environments }) {
      for (const { build } of Object.values(environments)) build.cssCodeSplit = false
    },
  },
}

const lateFonts = /\/late-fonts\.[^/]*css$/

/**
 * Vike links every style sheet and preloads every font that the build's manifest names for a page. The head of a page
 * (`pages/+Head.tsx`) names the two fonts of the first view itself, and its script asks for the late ones.
 */
export const fontsAreNamedByPages: Plugin = {
  name: 'fonts-are-named-by-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const { manifest } = this.environment.config.build
      const file = bundle[manifest === true ? '.vite/manifest.json' : String(manifest)]
      if (file?.type !== 'asset') return
      const entries = JSON.parse(String(file.source)) as Record<string, { assets?: string[] }>
      const named = Object.entries(entries).filter(([source]) => !lateFonts.test(source))
      for (const [, entry] of named) {
        entry.assets = entry.assets?.filter(
          (asset) => !/\.woff2$/.test(asset) && !lateFonts.test(asset),
        )
      }
      file.source = JSON.stringify(Object.fromEntries(named))
    },
  },
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
