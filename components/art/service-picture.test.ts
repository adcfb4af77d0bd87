import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PictureFiles } from '../ui/Picture.tsx'
import { servicePicture, type ServicePictureName } from './service-picture.ts'
import { servicePlan } from './services/service-pictures.ts'
import { pictureLimit } from './workshop/raster-pictures.server.ts'

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
