import express, { type RequestHandler, Router } from 'express'
import type { AppDeps } from '../app-deps.ts'
import { formPost, onlyPosting, onlyReading } from '../http/guards.ts'
import { sendProblem } from '../http/problem.ts'
import { limited } from '../http/sender-limits.ts'
import { blogSubscribe } from './newsletter.ts'
import { contact, contactShort } from './contact.ts'
import { freeDevs } from './free-devs.ts'
import type { PostSummary } from '../../content/post.ts'
import { defaultLocale, type Locale, locales } from '../../locales/locales.ts'
import type { BlogPosts } from '../contract/blog-posts.ts'
import { readClick, readReports } from '../contract/signals.ts'
import { codeOf } from '../exception-code.ts'

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

/** How long browsers may keep the list, in seconds. */
const keptFor = 60

/**
 * `GET /api/blog/posts` (API-02): all posts, the newest first. `?locale=` chooses their language; without
 * it, and for a locale that the site does not have, they come in the default one.
 */
function blogPosts({ posts }: Pick<AppDeps, 'posts'>): RequestHandler {
  const cache = new Map<Locale, BlogPosts>()
  return async ({ query }, response) => {
    const locale = locales.find(({ code }) => code === query.locale)?.code ?? defaultLocale
    const answer = cache.get(locale) ?? (await posts(locale)).map(listed)
    cache.set(locale, answer)
    response.set('Cache-Control', `public, max-age=${keptFor}`).json(answer)
  }
}

/** The fields of E-02, in its order. */
function listed(post: PostSummary): BlogPosts[number] {
  const { image, title, language, published: date, excerpt, slug, category, tags } = post
  return { image, title, language, date, preview: excerpt, slug, category, tags }
}

/**
 * `POST /api/clicks` (API-08): counts a press of a service's button by day, block and topic, with nothing
 * about who pressed it. Browsers do not wait for the answer.
 */
function clicks({ store, log }: Pick<AppDeps, 'store' | 'log'>): RequestHandler {
  return async (request, response) => {
    const click = readClick(request.body)
    if (!click) return sendProblem(response, 'malformed-body')
    try {
      await store.countClick(click)
      response.status(204).end()
    } catch (error) {
      log.error({ event: 'press-not-counted', code: codeOf(error) }, 'a click could not be counted')
      sendProblem(response, 'unavailable')
    }
  }
}

/** Types that browsers send reports as, and that of our own script. */
const types = ['application/reports+json', 'application/csp-report', 'application/json']

/** Reads the body of a report, whatever browsers call it. */
const reportBody = express.json({ type: types, limit: '16kb', inflate: false })

/**
 * `POST /api/reports`: violations of the content policy and errors of scripts. They are logged
 * and counted, without a word of the visitor: names of files, errors and directives only.
 */
function reports({ log, metrics }: Pick<AppDeps, 'log' | 'metrics'>): RequestHandler {
  return (request, response) => {
    const found = readReports(request.body)
    if (found.length === 0) return sendProblem(response, 'malformed-body')
    for (const report of found) {
      metrics.reports.inc({ kind: report.kind })
      log.warn({ event: 'browser-report', report }, 'a browser reported a fault')
    }
    response.status(204).end()
  }
}
