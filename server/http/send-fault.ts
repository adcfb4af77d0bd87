import type { Request, Response } from 'express'
import { type ProblemKind, problemStatus, problemType, sendProblem } from './problem.ts'
import { type FailurePage, sendPage } from './rendered-page.ts'

/** Answers a fault of ours: browsers get a finished page, scripts and mail programs a problem. */
export function sendFault(
  request: Request,
  response: Response,
  kind: ProblemKind,
  failurePage: FailurePage,
): void {
  const wanted = request.accepts([problemType, 'html'])
  const body = wanted === 'html' ? failurePage(request.path) : undefined
  if (body === undefined) return sendProblem(response, kind)
  sendPage(response, { status: problemStatus(kind), headers: [], body })
}
