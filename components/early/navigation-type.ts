/** How the visitor came to this page: `navigate`, `reload`, `back_forward`. */
export function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type
}
