import { readMarks } from './id-marks.ts'

/** A message in the head of the page, with what holds it. */
export type HeadMessage = { id: string; where: 'title' | 'description' }

/** Messages of title and description, found by their marks. */
export function headMessages({ title, head }: Document): HeadMessage[] {
  const description = head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  return Object.entries({ title, description }).flatMap(([where, text]) =>
    readMarks(text)
      .filter(({ kind }) => kind === 'begin')
      .map(({ id }) => ({ id, where: where as HeadMessage['where'] })),
  )
}
