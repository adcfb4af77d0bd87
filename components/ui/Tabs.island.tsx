import { island } from '../islands/island.tsx'
import { Tabs } from './Tabs.tsx'

export const TabsIsland = island({ name: 'Tabs', component: Tabs, start: 'press' })
