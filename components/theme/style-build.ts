import postcssCustomMedia from 'postcss-custom-media'
import type { UserConfig } from 'vite'
import { customMediaFromBreakpoints } from './custom-media.ts'

/**
 * The oldest browsers whose style sheets we write: the first with relative colours, `popover`, `details`
 * with a name and `:dir()`. Older ones would make the minifier replace `:dir(rtl)` by a list of languages,
 * which no longer follows the page's direction.
 */
const cssTarget = ['chrome123', 'firefox128', 'safari17.5']

/** How style sheets are built, for the site and the gallery. */
export const styleBuild = {
  css: { postcss: { plugins: [customMediaFromBreakpoints(), postcssCustomMedia()] } },
  build: { cssTarget },
} satisfies UserConfig
