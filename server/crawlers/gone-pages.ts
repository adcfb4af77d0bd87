import { Router } from 'express'
import { gone, type GonePage } from '../../locales/gone.ts'
import { type Render, sendPage } from '../http/rendered-page.ts'

/** Answers for pages that were removed for good: the page of unknown addresses with 410. */
export function gonePages(render: Render, list: readonly GonePage[] = gone): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const { path } of list) {
    router.get(path, async (request, response) =>
      sendPage(response, await render(request.originalUrl), 410),
    )
  }
  return router
}
