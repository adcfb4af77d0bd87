import { expect, test } from 'vitest'
import { engineerLocations } from '../../content/facts/locations.ts'
import {
  chartPort,
  drawing,
  servicePicture,
  type ServicePictureName,
  technologyIcon,
} from './drawing.ts'
import { statSync } from 'node:fs'
import type { PictureFiles } from '../ui/Drawing.tsx'
import { servicePlan } from './services/service-pictures.ts'
import { pictureLimit } from './workshop/raster-pictures.server.ts'
import { technologies } from '../../content/facts/technologies.ts'

test('A page gets the address and the size of the hero chart', () => {
  const { src, ...size } = drawing('hero-chart-day')
  expect(src).toMatch(/^\/art\/hero-chart-day\.[0-9a-f]{8}\.svg$/)
  expect(size).toEqual({ width: 1440, height: 860 })
})

test('A page can label every location on the chart', () => {
  for (const { id } of engineerLocations) {
    const { x, y, anchor } = chartPort(id)
    expect(x).toBeGreaterThan(760)
    expect(y).toBeGreaterThan(0)
    expect(['start', 'end']).toContain(anchor)
  }
})

const published = new URL('../../public/', import.meta.url)

test.each(Object.keys(servicePlan))(
  'A page gets both files of %s, small enough, and room for them',
  (kind) => {
    const name = `service-${kind}` as ServicePictureName
    const { webp, png, ...size }: PictureFiles = servicePicture(name)
    expect(webp).toMatch(new RegExp(`^/art/${name}\\.[0-9a-f]{8}\\.webp$`))
    expect(png).toBe(webp.replace(/webp$/, 'png'))
    expect(size).toEqual({ width: 720, height: 480 })
    const [small, large] = [webp, png].map((src) => statSync(new URL(`.${src}`, published)).size)
    expect(small).toBeLessThanOrEqual(pictureLimit)
    expect(large).toBeLessThanOrEqual(2 * pictureLimit)
  },
)

test('every technology that names a mark has it', () => {
  for (const { icon, subtitle } of technologies) {
    if (icon === null) continue
    expect(technologyIcon(icon)?.src, subtitle).toMatch(/^\/art\/tech-/)
  }
})

test.each([null, 'no-such-mark'])('%s has no mark', (slug) => {
  expect(technologyIcon(slug)).toBeUndefined()
})
