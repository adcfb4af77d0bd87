import { formatHex } from 'culori'
import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { pressings, type Ink, type Pressing, type Palette } from './palette.ts'

type Palettes = Record<Pressing, Palette>

const tokensFile = new URL('../../theme/tokens.css', import.meta.url)

const dayInks = { ink: 'ink', ink2: 'ink-2', ink3: 'ink-3', signal: 'magenta' }
const nightInks = { ink: 'bone', ink2: 'bone-2', ink3: 'bone-3', signal: 'lamp' }

/** Pigment (`--pg-…`) of each ink on each ground, as the roles of tokens.css bind them. */
const pigments: Record<Pressing, Record<Ink, string>> = {
  paper: { ground: 'paper', land: 'buff', ...dayInks },
  buff: { ground: 'buff', land: 'paper', ...dayInks },
  shoal: { ground: 'shoal', land: 'buff', ...dayInks },
  night: { ground: 'night', land: 'night-3', ...nightInks },
  dusk: { ground: 'dusk', land: 'dusk-land', ...nightInks },
}

/** What they turn into where the reader's scheme is dark: each ground stays another one. */
const darkPigments: typeof pigments = {
  ...pigments,
  paper: pigments.dusk,
  buff: { ground: 'dusk-land', land: 'dusk', ...nightInks },
  shoal: { ground: 'dusk-water', land: 'dusk-land', ...nightInks },
}

/**
 * Gives the inks of all grounds from the pigments of components/theme/tokens.css, so a colour has one
 * source. Throws an error that names a pigment which is missing or not a colour.
 */
export function readPalettes(css = readFileSync(tokensFile, 'utf8')): Palettes {
  return palettesOf(pigments, css)
}

/** The same for the dark. */
export function readDarkPalettes(css = readFileSync(tokensFile, 'utf8')): Palettes {
  return palettesOf(darkPigments, css)
}

function palettesOf(chosen: typeof pigments, css: string): Palettes {
  const values = new Map<string, string>()
  parse(css).walkDecls(/^--pg-/, ({ prop, value }) => void values.set(prop, value))
  const hexOf = (pigment: string) => {
    const hex = formatHex(values.get(`--pg-${pigment}`) ?? '')
    if (!hex) throw new Error(`tokens.css has no colour named --pg-${pigment}`)
    return hex
  }
  const sheetFor = (pressing: Pressing) =>
    Object.fromEntries(
      Object.entries(chosen[pressing]).map(([ink, pigment]) => [ink, hexOf(pigment)]),
    ) as Palette
  return Object.fromEntries(pressings.map((name) => [name, sheetFor(name)])) as Palettes
}
