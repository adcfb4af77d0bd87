import { expect, test } from 'vitest'
import { overlap } from '../geometry/box.ts'
import { labelBox, labelPositions, type LabelledPort } from './label-positions.ts'

const inside = { left: 0, top: 0, right: 400, bottom: 300 }
const room = { inside, taken: [], coast: [] }
const port = (id: string, x: number, y: number): LabelledPort => ({
  id,
  position: [x, y],
  characters: 8,
})

test('A name stands to the right of its port when there is room', () => {
  expect(labelPositions([port('riga', 100, 100)], room)).toEqual({
    riga: { anchor: 'start', dy: 4 },
  })
})

test('A name at the right edge of the chart stands to the left of its port', () => {
  expect(labelPositions([port('tbilisi', 380, 100)], room).tbilisi!.anchor).toBe('end')
})

test('A name moves off the coast when another place is free', () => {
  const coast = [[130, 98]] as const
  expect(labelPositions([port('riga', 100, 100)], { ...room, coast }).riga!.anchor).toBe('end')
})

test('Names of two ports side by side do not cover each other', () => {
  const ports = [port('krakow', 180, 100), port('lviv', 220, 100)]
  const places = labelPositions(ports, room)
  const [one, other] = ports.map((each) => labelBox(each, places[each.id]!))
  expect(overlap(one!, other!)).toBe(false)
})

test('The build stops with the name of a port that cannot be labelled', () => {
  expect(() => labelPositions([port('kyiv', 200, 100)], { ...room, taken: [inside] })).toThrow(
    'kyiv',
  )
})
