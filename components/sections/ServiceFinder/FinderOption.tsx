import type { Goal, Industry } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'
import css from './ServiceFinder.module.css'
import type { Question } from './useFinder.ts'

type Props = {
  question: Question
  option: Goal | Industry
  checked: boolean
  onChoose: (option: string, byPointer: boolean) => void
}

/** One option as a card over a native radio; a click of a key has no `detail`. */
export function FinderOption({ question, option, checked, onChoose }: Props) {
  return (
    <label className={css.option}>
      <input
        type="radio"
        name={question}
        value={option}
        required
        checked={checked}
        onChange={() => onChoose(option, false)}
        onClick={(event) => {
          if (event.detail > 0) onChoose(option, true)
        }}
      />
      <span className={css.name}>
        {question === 'goal' ? (
          <Message id={`taxonomy.goal.${option as Goal}`} />
        ) : (
          <Message id={`taxonomy.industry.${option as Industry}`} />
        )}
      </span>
    </label>
  )
}
