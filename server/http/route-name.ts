import { extractLocale, matchRoute } from '../../locales/routes.ts'

/** Name of a known address, for log and metrics; whatever else was asked for stays unnamed. */
export function routeName(path: string): string {
  if (path.startsWith('/api/')) return apiName(path)
  if (/\.[a-z0-9]+$/i.test(path)) return '(file)'
  return matchRoute(extractLocale(path).path)?.id ?? '(other)'
}

function apiName(path: string): string {
  return /^\/api\/[a-z-]{1,30}$/.test(path) ? path : '/api/(other)'
}
