import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { blogPosts, type PostsOf } from './api/blog-posts.ts'
import { blogSubscribe } from './api/blog-subscribe.ts'
import { clicks } from './api/clicks.ts'
import { contactShort } from './api/contact-short.ts'
import { contact } from './api/contact.ts'
import { dueDiligence } from './api/due-diligence.ts'
import { freeDevs } from './api/free-devs.ts'
import { alive, ready } from './api/health.ts'
import { newsletterPages } from './api/newsletter-pages.ts'
import { receiptPages } from './api/receipt.ts'
import type { StoreHealth } from './api/store-health.ts'
import { redirectToCanonical } from './http/canonical-path.ts'
import { closingWhileDraining } from './http/closing-while-draining.ts'
import { formBody } from './http/form-body.ts'
import { acceptedForms, bodyFault, failed, onlyPosting, onlyReading } from './http/guards.ts'
import { sendProblem } from './http/problem.ts'
import { type FailurePage, type Render, sendPage } from './http/rendered-page.ts'
import { renderQueries } from './http/rendered-queries.ts'
import { requestLog } from './http/request-log.ts'
import type { DeliveryLoop } from './requests/delivery-loop.ts'
import type { RequestStore } from './requests/request-store.ts'
import type { Settings } from './settings/settings.ts'
import type { FreeDevelopers } from './upstream/free-developers.ts'

/** What the endpoints work with; tests hand in their own. */
export type AppParts = {
  settings: Settings
  store: RequestStore
  deliveries: Pick<DeliveryLoop, 'wake'>
  /** Whether the store takes requests. */
  health: Pick<StoreHealth, 'isWritable' | 'storeFailed'>
  /** Deletes written mails about requests that are gone. */
  removeOrphanedMails: () => Promise<void>
  freeDevelopers: FreeDevelopers
  posts: PostsOf
  render: Render
  log: Logger
  now: () => number
  /** Set while the server stops: no new work, please. */
  readiness: { draining: boolean }
  /** Security headers of every answer. */
  headers: readonly RequestHandler[]
  /** Static files of the build; in development Vite serves them instead. */
  files: RequestHandler
  /** What a browser is shown when an answer fails. */
  failurePage: FailurePage
}

/** The whole server: every endpoint and its order. */
export function createApp(parts: AppParts): Express {
  const { settings, render, log, now, readiness, headers, files, failurePage } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', settings.trustProxy)

  app.use(requestLog(log, now), ...headers, closingWhileDraining(readiness))
  app.get('/healthz', alive)
  app.get('/readyz', ready(parts))

  const form = [acceptedForms(settings.siteUrl, render), ...formBody]
  const sent = {
    '/api/contact': contact(parts),
    '/api/contact-short': contactShort(parts),
    '/api/blog-subscribe': blogSubscribe(parts),
    '/api/clicks': clicks(parts),
  }
  const read = { '/api/free-devs': freeDevs(parts), '/api/blog/posts': blogPosts(parts) }
  for (const [path, handler] of Object.entries(sent)) app.post(path, ...form, handler)
  for (const [path, handler] of Object.entries(read)) app.get(path, handler)
  app.all(Object.keys(sent), onlyPosting)
  app.all(Object.keys(read), onlyReading)
  app.use('/api', (_request, response) => sendProblem(response, 'not-found'))

  app.use(newsletterPages(parts), receiptPages(parts, form))
  app.use(onlyReading, redirectToCanonical(settings.siteUrl, settings.redirectHosts))
  app.use(renderQueries(render), dueDiligence(settings), files)
  app.use(async (request, response) => sendPage(response, await render(request.originalUrl)))

  app.use(bodyFault(render))
  app.use(failed(log, failurePage))
  return app
}
