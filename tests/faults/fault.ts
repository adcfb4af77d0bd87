import type { StoreKind, Stores } from './stores.ts'

/** One of the 41 faults (.github/decisions/0018-limits-of-requests.md) at its full size. */
export type Fault = {
  /** Its number. */
  number: number
  /** What goes wrong. */
  name: string
  /** The stores it is tried on. */
  stores: readonly StoreKind[]
  /**
   * Causes the fault and looks at what came of it.
   * @returns the outcome and its figure, for the table
   * @throws FaultMissed when the outcome is not the promised one
   */
  run: (stores: Stores, store: StoreKind) => Promise<string>
}

/** A fault whose outcome is not the promised one; the message says what was found instead. */
export class FaultMissed extends Error {
  override name = 'FaultMissed'
}

/** Stops the fault when what was promised does not hold. */
export function promised(holds: boolean, found: string): void {
  if (!holds) throw new FaultMissed(found)
}
