import express, { type Express } from 'express'
import { apiRoutes, unlistedApi } from './api/api-routes.ts'
import { callFiles } from './api/call-file.ts'
import { comparisonOfTicks, gonePages, redirectToCanonical } from './http/site-paths.ts'
import { dueDiligence, securityTxt, securityTxtPath } from './api/text-files.ts'
import { alive, alivePath, ready } from './api/health.ts'
import { newsletterPages } from './api/newsletter.ts'
import { receiptPages } from './api/receipt.ts'
import { supplierAnswerFiles } from './api/supplier-answers-file.ts'
import { teamCostFiles } from './api/team-cost-file.ts'
import type { AppDeps } from './app-deps.ts'
import { keyFile, robotsTxt, robotsTxtPath } from './crawlers/robots-txt.ts'
import { closingWhileDraining, shedLoad } from './http/shed-load.ts'
import { bodyError, failed, onlyReading, readableUrls } from './http/guards.ts'
import { sendPage } from './http/rendered-page.ts'
import { renderQueries } from './http/rendered-queries.ts'
import { answerLog } from './http/answer-log.ts'
import { setHeaders, speculationRules, speculationRulesPath } from './http/site-headers.ts'

/**
 * Every endpoint and its order. What answers at paths of its own is a route, so that no file takes its place
 * (`http/site-paths.ts`); files are served before this app (`http/serve-files.ts`).
 */
export function createApp(deps: AppDeps): Express {
  const { settings, render, log, now, readiness, headers, failurePage, metrics } = deps
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', settings.trustProxy)

  app.use(setHeaders(headers), shedLoad(metrics, failurePage))
  app.use(answerLog(log, metrics), closingWhileDraining(readiness))
  app.get(alivePath, alive)
  app.get('/readyz', ready(deps))

  app.use('/api', unlistedApi)
  app.use(readableUrls(render), apiRoutes(deps))
  app.use(newsletterPages(deps), receiptPages(deps))
  app.get(securityTxtPath, securityTxt(settings.siteUrl, now))
  app.get(speculationRulesPath, speculationRules)

  app.use(redirectToCanonical(settings.siteUrl, settings.redirectHosts), onlyReading)
  app.get(robotsTxtPath, robotsTxt(settings))
  app.use(gonePages(render), comparisonOfTicks(), renderQueries(render), keyFile(settings))
  app.use(dueDiligence(settings), teamCostFiles(settings), callFiles(settings, now))
  app.use(supplierAnswerFiles({ siteUrl: settings.siteUrl, now }))
  app.use(async (request, response) => sendPage(response, await render(request.originalUrl)))

  app.use(bodyError(render))
  app.use(failed(log, failurePage))
  return app
}
