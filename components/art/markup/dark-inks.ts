import type { Ink, Palette } from './palette.ts'

const inked = ['fill', 'stroke'] as const

/**
 * Gives a drawing whose file follows the reader's scheme by itself: its inks, and in the dark others in their place.
 * A page names one file then, and a browser that does not look at the scheme within pictures shows the day.
 */
export function followingScheme(markup: string, day: Palette, dark: Palette): string {
  const rules = (Object.keys(day) as Ink[]).flatMap((ink) =>
    inked
      .map((attribute) => ({ attribute, selector: `[${attribute}="${day[ink]}"]` }))
      .filter(({ selector }) => day[ink] !== dark[ink] && markup.includes(selector.slice(1, -1)))
      .map(({ attribute, selector }) => `${selector}{${attribute}:${dark[ink]}}`),
  )
  if (rules.length === 0) return markup
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
  return markup.replace(/^<svg[^>]*>/, (opening) => opening + style)
}

/** The same as it is by day, for what knows no scheme. */
export function withoutScheme(markup: string): string {
  return markup.replace(/<style>.*?<\/style>/s, '')
}
