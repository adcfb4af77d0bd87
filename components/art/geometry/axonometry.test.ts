import { expect, test } from 'vitest'
import { backToFront, type Solid } from './axonometry.ts'

test('A long wall is drawn before the desk in front of it, whatever the order they come in', () => {
  const wall: Solid = { x: 0, y: 4, right: 14, front: 4.2, top: 1 }
  const desk: Solid = { x: 1, y: 5, right: 2, front: 6, top: 0.5 }
  const behind: Solid = { x: 12, y: 1, right: 13, front: 2, top: 0.5 }
  for (const order of [
    [desk, wall, behind],
    [behind, desk, wall],
  ]) {
    expect(backToFront(order)).toEqual([behind, wall, desk])
  }
})
