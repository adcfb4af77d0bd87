import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodedPicture, shareLimit } from './encoded-picture.server.ts'

/** A sheet with a square of noise, which no compression can shorten. */
function noise(side: number): string {
  const filter = '<filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9"/></filter>'
  const square = `<rect width="${side}" height="${side}" filter="url(#n)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M0 0H1200V630H0Z" fill="#f6f4ed"/>${filter}${square}</svg>`
}

test('a picture is a PNG without transparency in the size of the drawing', async () => {
  const { format, width, height, hasAlpha } = await sharp(
    await encodedPicture(() => noise(10)),
  ).metadata()
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'png',
    width: 1200,
    height: 630,
    hasAlpha: false,
  })
})

test('of a crowded drawing another span is shown, so that the picture stays within the limit', async () => {
  const spans: number[] = []
  const picture = await encodedPicture((span) => {
    spans.push(span)
    return noise(span === 0.74 ? 100 : 480)
  })
  expect(spans).toEqual([1, 0.86, 0.74])
  expect(picture.length).toBeLessThan(shareLimit)
})

test('a picture that is too large with every span is an error', async () => {
  await expect(encodedPicture(() => noise(480))).rejects.toThrow(`more than ${shareLimit} bytes`)
})
