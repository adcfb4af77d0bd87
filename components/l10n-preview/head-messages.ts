import { readMarks } from './id-marks.ts'

export type HeadTexts = { title: string; description: string | null }

/** A message in the head of the page, with the element that holds it. */
export type HeadMessage = { id: string; where: keyof HeadTexts }

/** Messages of title and description, found by their marks. */
export function headMessages(texts: HeadTexts): HeadMessage[] {
  return (['title', 'description'] as const).flatMap((where) =>
    readMarks(texts[where] ?? '')
      .filter(({ kind }) => kind === 'begin')
      .map(({ id }) => ({ id, where })),
  )
}
