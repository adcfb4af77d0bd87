/** Size of a share picture in pixels: what LinkedIn, Slack and others ask for. */
export const shareSize = { width: 1200, height: 630 } as const

/** From the edge of the picture to its words, in pixels: some programs cut a little off. */
export const shareMargin = 72

/** Where the drawing stands, in pixels. */
export const platePosition = { x: 660, y: 0, width: 540, height: 630 } as const

/** The words end here, clear of the edge of the drawing, in pixels. */
export const textEnd = 614
