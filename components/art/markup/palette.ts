/** The grounds a drawing is printed on. `dusk` is the page in dark mode, `night` a night section. */
export const pressings = ['paper', 'buff', 'shoal', 'night', 'dusk'] as const

/** Name of a ground. */
export type Pressing = (typeof pressings)[number]

/** The inks of one ground, each as a hex colour. */
export type Palette = {
  /** What the drawing is printed on. */
  ground: string
  land: string
  /** Main lines. */
  ink: string
  /** Second and third lines, each paler than the one before. */
  ink2: string
  ink3: string
  /** The one colour that means "here". */
  signal: string
}

/** Name of an ink. */
export type Ink = keyof Palette

/** Attributes that draw a line. */
type Pen = { stroke: string; 'stroke-width': number }

/** The three pens: 1, 2 and 3.6 pixels wide. */
export function pens(ink: string): { fine: Pen; main: Pen; bold: Pen } {
  const pen = (width: number): Pen => ({ stroke: ink, 'stroke-width': width })
  return { fine: pen(1), main: pen(2), bold: pen(3.6) }
}

/** The pens of lines and those of the one thing in colour. */
export function platePens(palette: Palette): {
  ink: ReturnType<typeof pens>
  signal: ReturnType<typeof pens>
} {
  return { ink: pens(palette.ink), signal: pens(palette.signal) }
}

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
