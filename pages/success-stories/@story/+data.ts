import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { story } from '../../../content/load.server.ts'
import type { Story } from '../../../content/schema.ts'

export type Data = {
  story: Story
  head: { title: string; description: string }
  sample: boolean
}

export function data({ locale, routeParams }: PageContextServer): Data {
  const found = story(locale, routeParams.story ?? '')
  if (!found) throw render(404)
  return {
    story: found,
    head: { title: found.title, description: found.summary },
    sample: found.sample,
  }
}
