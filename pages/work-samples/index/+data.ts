import type { PageContextServer } from 'vike/types'
import { workSamples } from '../../../content/load.server.ts'
import { listedSample } from '../../../content/work-sample.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const samples = workSamples(locale)
  return {
    samples: samples.map(listedSample),
    showsSample: samples.some(({ sample }) => sample),
  }
}
