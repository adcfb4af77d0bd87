import { type RequestHandler, Router } from 'express'
import type { AppDeps } from '../app-deps.ts'
import { formPost, onlyPosting, onlyReading } from '../http/guards.ts'
import { sendProblem } from '../http/problem.ts'
import { limited } from '../http/sender-limits.ts'
import { blogPosts } from './blog-posts.ts'
import { blogSubscribe } from './newsletter.ts'
import { clicks, reportBody, reports } from './signals.ts'
import { contact, contactShort } from './contact.ts'
import { freeDevs } from './free-devs.ts'

/** Search engines list no answer of the API, even where they find its address elsewhere. */
export const unlistedApi: RequestHandler = (_request, response, next) => {
  response.set('X-Robots-Tag', 'noindex')
  next()
}

/** Every call of the API, in what it takes: forms, signals that pages send by themselves, questions. */
export function apiRoutes(deps: AppDeps): Router {
  const router = Router()
  const form = formPost(deps)
  const signal = limited('signals', deps)
  const sent = {
    '/api/contact': [...form, contact(deps)],
    '/api/contact-short': [...form, contactShort(deps)],
    '/api/blog-subscribe': [...form, blogSubscribe(deps)],
    '/api/clicks': [signal, ...form, clicks(deps)],
    '/api/reports': [signal, reportBody, reports(deps)],
  }
  const read = { '/api/free-devs': freeDevs(deps), '/api/blog/posts': blogPosts(deps) }
  for (const [path, handlers] of Object.entries(sent)) {
    router.post(path, ...handlers).all(path, onlyPosting)
  }
  for (const [path, handler] of Object.entries(read)) {
    router.get(path, handler).all(path, onlyReading)
  }
  return router.use('/api', (_request, response) => sendProblem(response, 'not-found'))
}
