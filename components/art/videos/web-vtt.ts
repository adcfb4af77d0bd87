import { escapedText } from '../../../content/escaped-text.ts'
import type { Cue } from './reading-plan.ts'

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
