import { expect, test } from 'vitest'
import { rotate, type Rotation, type RotationEvent, shownIndex, startRotation } from './rotation.ts'

const tick: RotationEvent = { type: 'tick' }
const prepared: RotationEvent = { type: 'prepared' }
const chosen = (index: number): RotationEvent => ({ type: 'chosen', index })

function after(rotation: Rotation, ...events: RotationEvent[]): Rotation {
  return events.reduce(rotate, rotation)
}

const ticks = (count: number) => Array.from({ length: count }, () => tick)

test('the first content is shown and the second lies ready', () => {
  expect(startRotation(3)).toEqual({ count: 3, slots: [0, 1], shown: 0, ticks: 0 })
})

test('99 ticks show the first slot still, the 100th shows the other (K-16)', () => {
  const before = after(startRotation(3), ...ticks(99))
  expect(before).toEqual({ count: 3, slots: [0, 1], shown: 0, ticks: 99 })
  expect(rotate(before, tick)).toEqual({
    count: 3,
    slots: [0, 1],
    shown: 1,
    ticks: 0,
    due: { after: 1000 },
  })
})

test('a turn leaves the hidden slot as it was until its next content is due (A-93)', () => {
  const turned = after(startRotation(3), ...ticks(100))
  expect(turned.slots).toEqual([0, 1])
  expect(rotate(turned, prepared)).toEqual({ count: 3, slots: [2, 1], shown: 1, ticks: 0 })
})

test('the list wraps, and each content has its turn', () => {
  const turn = [...ticks(100), prepared]
  let rotation = startRotation(3)
  const seen = Array.from({ length: 7 }, () => {
    const index = shownIndex(rotation)
    rotation = after(rotation, ...turn)
    return index
  })
  expect(seen).toEqual([0, 1, 2, 0, 1, 2, 0])
})

test('a chosen tag is shown at once in the other slot with no progress, the next is due after 300 ms', () => {
  const rotation = after(startRotation(5), ...ticks(40), chosen(3))
  expect(rotation).toEqual({ count: 5, slots: [0, 3], shown: 1, ticks: 0, due: { after: 300 } })
  expect(rotate(rotation, prepared).slots).toEqual([4, 3])
})

test('the tag of the shown content only begins its time anew', () => {
  const rotation = after(startRotation(5), ...ticks(40), chosen(0))
  expect(rotation).toEqual({ count: 5, slots: [0, 1], shown: 0, ticks: 0, due: { after: 300 } })
})

test('the last tag is followed by the first', () => {
  expect(after(startRotation(3), chosen(2), prepared).slots).toEqual([0, 2])
})

test('a choice during a turn wins over the turn', () => {
  const turned = after(startRotation(5), ...ticks(100))
  const rotation = rotate(turned, chosen(3))
  expect(rotation).toEqual({ count: 5, slots: [3, 1], shown: 0, ticks: 0, due: { after: 300 } })
  expect(rotate(rotation, prepared).slots).toEqual([3, 4])
})

test('one content alone never turns', () => {
  expect(after(startRotation(1), ...ticks(200))).toEqual(startRotation(1))
})
