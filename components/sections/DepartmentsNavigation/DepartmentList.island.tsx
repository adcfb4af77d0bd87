import { island } from '../../islands/island.tsx'
import { DepartmentList } from './DepartmentList.tsx'

export const DepartmentListIsland = island({
  name: 'DepartmentList',
  component: DepartmentList,
  start: 'near',
})
