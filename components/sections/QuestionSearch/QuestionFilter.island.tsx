import messages from 'virtual:island-messages/question-search'
import { island } from '../../islands/island.tsx'
import { QuestionFilter } from './QuestionFilter.tsx'

export const QuestionFilterIsland = island({
  name: 'QuestionFilter',
  component: QuestionFilter,
  start: 'press',
  messages,
})
