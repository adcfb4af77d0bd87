import { AtRule, type Plugin } from 'postcss'
import { breakpoints } from './breakpoints.ts'

/**
 * PostCSS plugin that puts one `@custom-media` rule per breakpoint in front of every style sheet,
 * since custom properties do not work in media queries. postcss-custom-media resolves them.
 */
export function customMediaFromBreakpoints(): Plugin {
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
