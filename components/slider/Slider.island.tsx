import messages from 'virtual:island-messages/common.carousel'
import { island } from '../islands/island.tsx'
import { Slider } from './Slider.tsx'

export const SliderIsland = island({ name: 'Slider', component: Slider, start: 'near', messages })
