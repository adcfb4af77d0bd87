import { expect, test } from 'vitest'
import { pictureSize, surroundings } from '../shots/shoot.ts'
import { whyUnshown } from '../shots/write-shots.ts'

const view = { width: 1280, height: 900 }

test.each([
  ['in the middle', { x: 600, y: 440, width: 80, height: 20 }, { x: 240, y: 225 }],
  ['in a corner', { x: 10, y: 5, width: 80, height: 20 }, { x: 0, y: 0 }],
  ['in the other corner', { x: 1200, y: 880, width: 60, height: 20 }, { x: 480, y: 450 }],
  ['longer than the picture', { x: 100, y: 300, width: 1000, height: 2000 }, { x: 100, y: 300 }],
  ['begun above the window', { x: 100, y: -500, width: 200, height: 2000 }, { x: 0, y: 0 }],
])('the picture of a message %s shows it with its surroundings', (_, spot, corner) => {
  expect(surroundings(spot, view)).toEqual({ ...corner, ...pictureSize })
})

test.each([
  ['mail.receipt.subject', 'stands in a mail'],
  ['home.head.title', 'stands in the head of a page'],
  ['forms.error.name-required', 'is shown after an error'],
  ['forms.sending', 'is shown after a form was used'],
])('%s %s', (id, reason) => {
  expect(whyUnshown(id)).toBe(reason)
})
