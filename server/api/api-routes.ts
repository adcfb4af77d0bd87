import { Router } from 'express'
import type { AppParts } from '../app-parts.ts'
import { formPost, onlyPosting, onlyReading } from '../http/guards.ts'
import { sendProblem } from '../http/problem.ts'
import { limited } from '../http/sender-limits.ts'
import { blogPosts } from './blog-posts.ts'
import { blogSubscribe } from './newsletter.ts'
import { clicks, reportBody, reports } from './signals.ts'
import { contact, contactShort } from './contact.ts'
import { freeDevs } from './free-devs.ts'

/** Every call of the API, in what it takes: forms, signals that pages send by themselves, questions. */
export function apiRoutes(parts: AppParts): Router {
  const router = Router()
  const form = formPost(parts)
  const signal = limited('signals', parts)
  const sent = {
    '/api/contact': [...form, contact(parts)],
    '/api/contact-short': [...form, contactShort(parts)],
    '/api/blog-subscribe': [...form, blogSubscribe(parts)],
    '/api/clicks': [signal, ...form, clicks(parts)],
    '/api/reports': [signal, reportBody, reports(parts)],
  }
  const read = { '/api/free-devs': freeDevs(parts), '/api/blog/posts': blogPosts(parts) }
  for (const [path, handlers] of Object.entries(sent)) {
    router.post(path, ...handlers).all(path, onlyPosting)
  }
  for (const [path, handler] of Object.entries(read)) {
    router.get(path, handler).all(path, onlyReading)
  }
  return router.use('/api', (_request, response) => sendProblem(response, 'not-found'))
}
