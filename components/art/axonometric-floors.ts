import { raisedRooms } from './raised-rooms.ts'
import type { Sheet } from './sheet.ts'
import { towerFloors } from './tower-floors.ts'

/** `tower` shows the floors of a building site one above the other, `rooms` one floor with its rooms. */
export const floorVariants = ['tower', 'rooms'] as const

export type FloorVariant = (typeof floorVariants)[number]

/** Takes a seed, the inks and a variant and gives a building in axonometry. 1200 by 800. */
export function axonometricFloors(seed: string, sheet: Sheet, variant: FloorVariant): string {
  return variant === 'tower' ? towerFloors(seed, sheet) : raisedRooms(seed, sheet)
}
