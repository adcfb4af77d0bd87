import type { Steps } from '../../../content/story.ts'
import css from './StorySteps.module.css'

type Props = { steps: Steps }

/** How the result of a story came about, in one row: a picture beside words that say so. */
export function StorySteps({ steps }: Props) {
  return (
    <ol className={css.steps} aria-hidden="true">
      {steps.map((names) => (
        <li key={names[0]}>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </li>
      ))}
    </ol>
  )
}
