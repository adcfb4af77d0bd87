import type { useText } from '../../components/text/useText.ts'

type Stage = { phase?: 'selection' | 'start' }

/** How many stages of hiring there are, and how many of them select or start the work, as a sentence. */
export function countedStages(
  stages: readonly Stage[],
  text: ReturnType<typeof useText>,
  locale: string,
): string {
  const inWords = (count: number) => text('hiring-walkthrough.number-word', { count })
  const selection = stages.filter(({ phase }) => phase === 'selection').length
  const [first, ...rest] = inWords(stages.length)
  return text('hiring-walkthrough.counted', {
    count: first!.toLocaleUpperCase(locale) + rest.join(''),
    selection: inWords(selection),
    start: inWords(stages.length - selection),
  })
}
