import { tableRoute } from '../../table-route.ts'

export const route = tableRoute('hire.skill')
