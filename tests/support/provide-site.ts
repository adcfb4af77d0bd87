import type { TestProject } from 'vitest/node'
import { startSite } from './site-under-test.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a server of the production build. */
    siteUrl: string
  }
}

/** One server of the built site for all tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite('dist')
  project.provide('siteUrl', site.url)
  return site.stop
}
