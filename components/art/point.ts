/** A place on a sheet: pixels from the left edge, pixels from the top edge. */
export type Point = readonly [x: number, y: number]
