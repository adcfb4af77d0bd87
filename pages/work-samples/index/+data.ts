import type { PageContextServer } from 'vike/types'
import { workSamples } from '../../../content/load.server.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const samples = workSamples(locale)
  return {
    samples: samples.map(({ head: _head, parts: _parts, order: _order, ...listed }) => listed),
    sample: samples.some(({ sample }) => sample),
  }
}
