import type { RouteRecord } from './route-record.ts'
import { routes } from './route-table.ts'
import type { RouteId } from './routes.ts'

/** The route table with all that a record may say. For the server: browsers have what addresses are made of. */
export const routeRecords: Readonly<Record<RouteId, RouteRecord>> = routes
