import { expect, test } from 'vitest'
import { shownPart, drawingPosition } from './share-drawing.ts'

const markup = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"></svg>'
const shape = drawingPosition.width / drawingPosition.height

test('of a drawing without a view the middle is shown, in its full height', () => {
  const part = shownPart({ markup, pressing: 'paper' }, 1)
  expect(part).toMatchObject({ y: 0, height: 800 })
  expect(part.width / part.height).toBeCloseTo(shape)
  expect(part.x).toBeCloseTo((1200 - part.width) / 2)
})

test('a wide view is shown in its full height, an upright one in its full width', () => {
  const wide = { x: 100, y: 50, width: 800, height: 400 }
  expect(shownPart({ markup, pressing: 'paper', view: wide }, 1)).toMatchObject({
    y: 50,
    height: 400,
  })
  const upright = { x: 100, y: 50, width: 200, height: 600 }
  expect(shownPart({ markup, pressing: 'paper', view: upright }, 1)).toMatchObject({
    x: 100,
    width: 200,
  })
})

test('a smaller span shows less about the same middle', () => {
  const [whole, part] = [1, 0.5].map((span) => shownPart({ markup, pressing: 'paper' }, span))
  expect(part!.width).toBeCloseTo(whole!.width / 2)
  expect(part!.x + part!.width / 2).toBeCloseTo(whole!.x + whole!.width / 2)
  expect(part!.y + part!.height / 2).toBeCloseTo(400)
})
