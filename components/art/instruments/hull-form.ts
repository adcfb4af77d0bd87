/** Shares of a hull: 0 is the stern, 1 the bow; heights count from the keel, breadths from the middle. */

/** The height of the deck there, 1 at its lowest. */
export function deckHeight(station: number): number {
  return 1 + 0.34 * Math.max(0, station - 0.4) ** 2 * 2 + 0.1 * Math.max(0, 0.4 - station)
}

/** The height of the hull's lower edge there: keel, counter and stem. */
export function keelHeight(station: number): number {
  const bow = Math.max(0, (station - 0.8) / 0.2)
  const stern = Math.max(0, (0.34 - station) / 0.34)
  return deckHeight(station) * bow ** 2.6 + 0.66 * stern ** 1.9
}

/** Half the breadth of the deck there, 1 at its widest. */
export function deckBreadth(station: number): number {
  const forward = Math.max(0, (station - 0.45) / 0.55)
  const aft = Math.max(0, (0.45 - station) / 0.45)
  return (1 - forward ** 2.2) * (1 - 0.42 * aft ** 2)
}

/** Half the breadth of the hull there, 0 outside of it. */
export function halfBreadth(station: number, height: number): number {
  const keel = keelHeight(station)
  const share = (height - keel) / (deckHeight(station) - keel)
  if (!(share > 0)) return 0
  return deckBreadth(station) * Math.min(1, share) ** fullness(station)
}

/**
 * Half the breadth of the hull there; 0 just before the hull begins, so that a waterline closes on the middle, and none
 * outside of it.
 */
export function waterlineBreadth(station: number, height: number): number | undefined {
  const breadth = halfBreadth(station, height)
  const beside = halfBreadth(station - 1 / 300, height) + halfBreadth(station + 1 / 300, height)
  return breadth > 0 || (beside > 0 && station > 0) ? breadth : undefined
}

/** The height where the hull has it; none past the deck. */
export function heightAt(station: number, breadth: number): number | undefined {
  const deck = deckBreadth(station)
  if (breadth > deck) return undefined
  const keel = keelHeight(station)
  return keel + (deckHeight(station) - keel) * (breadth / deck) ** (1 / fullness(station))
}

/** Full amidships, sharp towards the bow. */
function fullness(station: number): number {
  return 0.36 + 0.7 * Math.max(0, station - 0.45) ** 1.4 + 0.2 * Math.max(0, 0.45 - station)
}
