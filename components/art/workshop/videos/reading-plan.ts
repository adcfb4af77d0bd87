import { escapedText } from '../../../../content/html-text.ts'

/** A sentence of a video, when it shows, and when each of its words comes, in seconds. */
export type Cue = { from: number; to: number; text: string; words: { at: number; text: string }[] }

/** When things happen in a video, in seconds. */
export type ReadingPlan = { cues: Cue[]; end: number; duration: number }

/** How long the title and at least the last card stand. */
const title = 3.4
const ending = 3

/** Seconds per word, and what is added to a sentence so that it can be read again. */
const pace = 0.4
const rest = 1.5

/** Words come faster than they are read: a reader never waits for the next. */
const arrival = 0.22

/**
 * Cuts a phrase into sentences and gives each the time that reading it takes; 150 words a minute with a
 * rest is slow enough for captions. The whole is rounded up to seconds.
 */
export function readingPlan(phrase: string, locale: string): ReadingPlan {
  const cues: Cue[] = []
  for (const text of sentences(phrase, locale)) {
    const from = cues.at(-1)?.to ?? title
    const words = text
      .split(' ')
      .map((word, at) => ({ at: hundredths(from + at * arrival), text: word }))
    cues.push({ from, to: hundredths(from + words.length * pace + rest), text, words })
  }
  const end = cues.at(-1)?.to ?? title
  return { cues, end, duration: Math.ceil(end + ending) }
}

function sentences(phrase: string, locale: string): string[] {
  const parts = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(phrase)
  return [...parts].map(({ segment }) => segment.trim())
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

/** Cues as a WebVTT file (https://www.w3.org/TR/webvtt1/). */
export function webVtt(cues: readonly Pick<Cue, 'from' | 'to' | 'text'>[]): string {
  const blocks = cues.map(
    ({ from, to, text }) =>
      `${stamp(from)} --> ${stamp(to)}\n${escapedText(text).replaceAll('>', '&gt;')}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** 75.5 seconds are `00:01:15.500`. */
function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
