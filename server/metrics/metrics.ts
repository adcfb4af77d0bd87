import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Ends of the classes of answer times, seconds. */
const answerTimes = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What the parts of the server count. No label ever holds anything of a visitor. */
export type Metrics = ReturnType<typeof createMetrics>

/** Counters of one process, in a registry of their own. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  return {
    registry,
    requests: counter('site_requests_total', 'Requests that were taken', ['kind', 'outcome']),
    refusals: counter('site_refusals_total', 'Fields that were refused', ['kind', 'code']),
    answers: counter('site_answers_total', 'Answers', ['route', 'status']),
    answerTime: new Histogram({
      name: 'site_answer_seconds',
      help: 'Time until an answer was sent',
      labelNames: ['route'],
      buckets: answerTimes,
      registers,
    }),
    deliveries: counter('site_deliveries_total', 'Attempts to deliver', [
      'channel',
      'outcome',
      'code',
    ]),
    limited: counter('site_limited_total', 'Posts over a limit', ['kind']),
    shed: counter('site_shed_total', 'Requests turned away while too many were in flight', []),
    reports: counter('site_reports_total', 'Faults that browsers reported', ['kind']),
  }
}
