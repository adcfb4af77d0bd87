import { expect, test } from 'vitest'
import { readingPlan, webVtt } from './reading-plan.ts'

const phrase = 'They asked Dr. Reuter for 2.5 weeks. It annoyed us, and it helped.'

test('Sentence follows sentence without a pause, and a card ends the video', () => {
  const { cues, end, duration } = readingPlan(phrase, 'en')
  expect(cues.at(-1)!.to).toBe(end)
  expect(cues.slice(1).map(({ from }) => from)).toEqual(cues.slice(0, -1).map(({ to }) => to))
  expect(duration - end).toBeGreaterThanOrEqual(3)
  expect(duration % 1).toBe(0)
})

test('The sentences are the phrase, word for word', () => {
  const { cues } = readingPlan(phrase, 'en')
  expect(cues.map(({ text }) => text).join(' ')).toBe(phrase)
  for (const { text, words } of cues) expect(words.map((word) => word.text).join(' ')).toBe(text)
})

test('A longer sentence stands longer, and its last word comes before it goes', () => {
  const [short, long] = readingPlan('One two. One two three four five six.', 'en').cues
  expect(long!.to - long!.from).toBeGreaterThan(short!.to - short!.from)
  expect(long!.words.at(-1)!.at).toBeLessThan(long!.to - 2)
})

test('Captions have times with milliseconds and escaped words', () => {
  const cues = [
    { from: 3.4, to: 7.25, text: 'R&D in <3> days.' },
    { from: 75.5, to: 3601, text: 'And later.' },
  ]
  expect(webVtt(cues)).toBe(`WEBVTT

00:00:03.400 --> 00:00:07.250
R&amp;D in &lt;3&gt; days.

00:01:15.500 --> 01:00:01.000
And later.
`)
})
