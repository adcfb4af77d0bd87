import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPalettes } from '../../markup/palettes.server.ts'
import { heroLoop, loopLength } from './hero-loop.ts'

const style = readFileSync(new URL('hero-loop.css', import.meta.url), 'utf8')
const island = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [15, 40],
      [16, 46],
      [22, 44],
      [15, 40],
    ],
  ],
}
const ports = [
  { id: 'north', latitude: 59, longitude: 24 },
  { id: 'south', latitude: -34, longitude: -58 },
]
const loop = heroLoop(island, ports, readPalettes().paper, style)

test('Every motion takes the whole loop, so that its end leads to its beginning', () => {
  const motions = [...style.matchAll(/animation: ([^;]+);/g)].map(([, motion]) => motion)
  expect(motions).toHaveLength(4)
  for (const motion of motions) expect(motion).toMatch(/var\(--loop\).*var\(--delay\) infinite/)
  expect(loop).toContain(`--loop:${loopLength}s`)
})

test('Each port has a light of its own time', () => {
  const lights = [...loop.matchAll(/class="light"[^>]*--delay:([-\d.]+)s/g)].map(
    ([, delay]) => delay,
  )
  expect(new Set(lights).size).toBe(ports.length)
})
