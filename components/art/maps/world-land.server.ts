import type { GeoPermissibleObjects } from 'd3-geo'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'

const atlasFile = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')

/** Gives the land of the earth in degrees (Natural Earth, 1 : 50 million, public domain). */
export function worldLand(): GeoPermissibleObjects {
  const atlas = JSON.parse(readFileSync(atlasFile, 'utf8')) as Topology
  return feature(atlas, atlas.objects.land!)
}
