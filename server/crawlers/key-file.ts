import { type RequestHandler, Router } from 'express'
import type { Settings } from '../settings/settings.ts'

/** Address of the file that proves the key (https://www.indexnow.org/documentation). */
export function keyFilePath(key: string): string {
  return `/${key}.txt`
}

/** `GET /<key>.txt`: the key itself, when one is set. */
export function keyFile({ crawlers }: Pick<Settings, 'crawlers'>): RequestHandler {
  const { indexNowKey } = crawlers
  const router = Router({ caseSensitive: true })
  if (indexNowKey) {
    router.get(keyFilePath(indexNowKey), (_request, response) => {
      response.set('X-Robots-Tag', 'noindex').type('text/plain').send(indexNowKey)
    })
  }
  return router
}
