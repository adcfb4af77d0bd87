/** The grounds a drawing is printed on. `dusk` is the page in dark mode, `night` a night section. */
export const pressings = ['paper', 'buff', 'shoal', 'night', 'dusk'] as const

/** Name of a ground. */
export type Pressing = (typeof pressings)[number]

/** The inks of one ground, each as a hex colour. */
export type Sheet = {
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
