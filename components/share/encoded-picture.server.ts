import sharp from 'sharp'

/** Bytes that a share picture may have. */
export const shareLimit = 60_000

/**
 * Line work on a flat ground: a palette without dither keeps edges and letters clean and is smaller than
 * JPEG. Every program that shows share pictures reads PNG.
 */
const png = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 } as const

/**
 * How much of a drawing is shown: a crowded one nearer, or else smaller with its ground around it, until
 * the picture is small enough.
 */
const spans = [1, 0.86, 0.74, 1.2, 1.4, 1.7] as const

/** Everything beside the drawing itself that shapes the file. */
export const encoderSettings = JSON.stringify([shareLimit, png, spans, sharp.versions])

/**
 * Takes a function that gives the SVG of a picture for a span of its drawing and gives the picture as PNG.
 * @throws RangeError when it is too large with every span
 */
export async function encodedPicture(draw: (span: number) => string): Promise<Buffer> {
  for (const span of spans) {
    const picture = await sharp(Buffer.from(draw(span)))
      .removeAlpha()
      .png(png)
      .toBuffer()
    if (picture.length < shareLimit) return picture
  }
  throw new RangeError(
    `the picture has more than ${shareLimit} bytes: choose a drawing with fewer lines`,
  )
}
