import { Router } from 'express'
import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import type { AppParts } from '../app-parts.ts'
import { formBody } from '../http/form-body.ts'
import { newsletterAnswer } from './newsletter-answer.ts'

/** The pages that mails of the newsletter lead to, in every language. */
export function newsletterPages(parts: AppParts): Router {
  const router = Router()
  for (const { code } of locales) {
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      const path = localizedPath(`/newsletter/${purpose}`, code)
      router.all(path, ...formBody, newsletterAnswer(purpose, parts))
    }
  }
  return router
}
