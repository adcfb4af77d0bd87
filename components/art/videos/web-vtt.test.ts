import { expect, test } from 'vitest'
import { webVtt } from './web-vtt.ts'

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
