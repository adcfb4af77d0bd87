/** Length of one tick in ms (K-16). */
export const tickLength = 200
/** Ticks after which the other slot is shown: 20 s (K-16). */
export const ticksPerTurn = 100
/** Ms from a turn until the hidden slot gets the next content (K-23). */
const preparedAfterTurn = 1000
/** Ms from the choice of a tag until the hidden slot gets the next content (K-23). */
const preparedAfterChoice = 300

/** Two alternating slots, A at 0 and B at 1. */
type Slot = 0 | 1

export type Rotation = {
  /** How many contents there are; the list wraps. */
  count: number
  /** Place of the content that lies in each slot. */
  slots: readonly [a: number, b: number]
  shown: Slot
  /** Ticks since the shown slot came up. */
  ticks: number
  /** When the hidden slot is due to get its next content; each turn or choice sets it again. */
  due?: { after: number }
}

export type RotationEvent =
  | { type: 'tick' }
  | { type: 'prepared' }
  | { type: 'chosen'; index: number }

/** The first content is shown, the second lies ready. */
export function startRotation(count: number): Rotation {
  return { count, slots: [0, count > 1 ? 1 : 0], shown: 0, ticks: 0 }
}

/** Place of the content that is shown. */
export function shownIndex({ slots, shown }: Rotation): number {
  return slots[shown]
}

/** What the rotation is after an event (ST-07, A-93). */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  const { count, shown, ticks } = rotation
  const hidden: Slot = shown === 0 ? 1 : 0
  switch (event.type) {
    case 'tick': {
      if (count < 2) return rotation
      if (ticks + 1 < ticksPerTurn) return { ...rotation, ticks: ticks + 1 }
      return { ...rotation, shown: hidden, ticks: 0, due: { after: preparedAfterTurn } }
    }
    case 'prepared': {
      const next = (shownIndex(rotation) + 1) % count
      return { ...withContent(rotation, hidden, next), due: undefined }
    }
    case 'chosen': {
      const due = { after: preparedAfterChoice }
      if (event.index === shownIndex(rotation)) return { ...rotation, ticks: 0, due }
      return { ...withContent(rotation, hidden, event.index), shown: hidden, ticks: 0, due }
    }
  }
}

function withContent(rotation: Rotation, slot: Slot, index: number): Rotation {
  const [a, b] = rotation.slots
  return { ...rotation, slots: slot === 0 ? [index, b] : [a, index] }
}
