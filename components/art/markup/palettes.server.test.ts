import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pressings } from './palette.ts'
import { readPalettes } from './palettes.server.ts'

const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8')

test('Every ground has all its inks as hex colours', () => {
  const palettes = readPalettes()
  for (const pressing of pressings) {
    for (const ink of Object.values(palettes[pressing])) expect(ink).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('A change of a pigment in the tokens changes the drawings', () => {
  const repainted = tokens.replace(/--pg-magenta: [^;]+/, '--pg-magenta: #123456')
  expect(readPalettes(repainted).paper.signal).toBe('#123456')
})

test('A missing pigment stops the build with its name', () => {
  expect(() => readPalettes(tokens.replace(/--pg-lamp: [^;]+;/, ''))).toThrow('--pg-lamp')
})
