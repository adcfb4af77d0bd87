const endpoint = '/api/reports'

/** A page that breaks again and again says so this often. */
const mostReports = 3

/**
 * Tells the server of faults of our own scripts: kind of the error, file, line and column, and nothing of
 * what the visitor did. Faults of browser extensions are theirs.
 */
export function reportScriptErrors(page: Window): void {
  let left = mostReports

  function report(error: unknown, source: string, line: number, column: number) {
    if (left === 0 || !source.startsWith(page.location.origin)) return
    left -= 1
    const { name = 'unknown' } = (error ?? {}) as { name?: string }
    const failure = { type: 'script-error', name, source, line, column }
    const body = new Blob([JSON.stringify(failure)], { type: 'application/json' })
    page.navigator.sendBeacon?.(endpoint, body)
  }

  page.addEventListener('error', ({ error, filename, lineno, colno }) =>
    report(error, filename, lineno, colno),
  )
  page.addEventListener('unhandledrejection', ({ reason }) => {
    const [, source = '', line, column] =
      /(https?:\/\/[^\s)]+?):(\d+):(\d+)/.exec((reason as Error | undefined)?.stack ?? '') ?? []
    report(reason, source, Number(line), Number(column))
  })
}
