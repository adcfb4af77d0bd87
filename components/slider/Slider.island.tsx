import words from 'virtual:island-words/common.carousel'
import { island } from '../islands/island.tsx'
import { Slider } from './Slider.tsx'

export const SliderIsland = island({ name: 'Slider', component: Slider, start: 'near', words })
