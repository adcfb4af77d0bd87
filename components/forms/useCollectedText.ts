import { type Collected, type CollectedKey, isAnswer } from '../questionnaire/collected.ts'
import { useText } from '../text/useText.ts'
import { useAnswerTitle } from './useAnswerTitle.ts'

/** What a part of the brief is called, what it says in short, and how the button that removes it is named. */
export function useCollectedText() {
  const text = useText()
  const titleOf = useAnswerTitle()
  return (key: CollectedKey, { answers, parts }: Collected) => {
    if (isAnswer(key)) {
      const value = titleOf(key, answers[key])
      return {
        caption: text(`forms.brief.${key}`),
        value,
        remove: text(`forms.brief.remove-${key}`, { value }),
      }
    }
    const caption = text(`forms.brief.${key}`)
    const value = parts[key]?.lines[0]?.value ?? ''
    return { caption, value, remove: text('forms.brief.remove-part', { part: caption, value }) }
  }
}
