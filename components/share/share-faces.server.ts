import { readTypeface, type Typeface } from './typeface.server.ts'

/** The faces of a share picture: its title, the name of the company, the line above the title. */
export type ShareFaces = { title: Typeface; name: Typeface; eyebrow: Typeface }

/** Reads the faces with the settings of the site: those of a heading, of the brand and of captions. */
export async function readShareFaces(): Promise<ShareFaces> {
  const [title, name, eyebrow] = await Promise.all([
    readTypeface('Helmwright Display', { axes: { wght: 520, YOPQ: 38 }, tracking: -0.028 }),
    readTypeface('Helmwright Display', { axes: { wght: 560, YOPQ: 46 }, tracking: -0.02 }),
    readTypeface('JetBrains Mono', { axes: {}, tracking: 0 }),
  ])
  return { title, name, eyebrow }
}
