import type { Logger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'

/** What the log says of an answer: nothing that a visitor wrote, and no address. */
export type NotedAnswer = {
  id: string
  method: string | undefined
  route: string
  status: number
  /** When the request came, by `performance.now()`. */
  started: number
}

/** One line and one count per answer: method, route, status, duration, id. */
export function notedAnswers(log: Logger, metrics: Metrics): (answer: NotedAnswer) => void {
  return ({ id, method, route, status, started }) => {
    const ms = Math.round(performance.now() - started)
    log.info({ id, method, route, status, ms })
    metrics.answers.inc({ route, status })
    metrics.answerTime.observe({ route }, ms / 1000)
  }
}
