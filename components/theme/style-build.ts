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

/** How style sheets are built, for the site and the gallery. */
export const styleBuild = {
  css: { postcss: { plugins: [customMediaFromBreakpoints(), postcssCustomMedia()] } },
  build: { cssTarget },
  plugins: [keepImportedStyles],
} satisfies UserConfig
