import lighthouse from 'lighthouse'

/** The categories of a run, 0 to 100. */
export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>

/** What a page costs a telephone on a slow line (Lighthouse, mobile): milliseconds, a share, bytes. */
export type Times = Record<'FCP' | 'LCP' | 'TBT' | 'CLS' | 'bytes', number>

const audits: Record<keyof Times, string> = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
}

/** A browser without a window paints nothing now and then, which Lighthouse reports as an error of its own. */
const tries = 3

/**
 * Runs Lighthouse once.
 * @param port of a running browser
 * @param throttlingMethod whether the slow line and processor are reckoned from a quick visit or applied to a slow one
 * @throws when the page could not be measured, several times over
 */
export async function lighthouseRun(
  url: string,
  port: number,
  throttlingMethod: 'simulate' | 'devtools' = 'simulate',
): Promise<{ scores: Scores; times: Times }> {
  const run = () => lighthouse(url, { port, logLevel: 'silent', throttlingMethod })
  let result = await run()
  for (let left = tries - 1; left > 0 && result?.lhr.runtimeError; left -= 1) result = await run()
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits: found } = result.lhr
  const score = (name: keyof Scores) => Math.round((categories[name]?.score ?? 0) * 100)
  const time = (name: keyof Times) => found[audits[name]]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    times: {
      FCP: time('FCP'),
      LCP: time('LCP'),
      TBT: time('TBT'),
      CLS: time('CLS'),
      bytes: time('bytes'),
    },
  }
}
