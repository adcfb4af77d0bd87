/** A square picture of an icon file. */
export type IcoPicture = { size: number; png: Buffer }

/**
 * Packs PNG pictures into one `.ico` file: a header of 6 bytes, an entry of 16 bytes for each
 * picture, then the pictures.
 * @throws RangeError when a picture is not 1 to 256 pixels wide
 */
export function packIco(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map(({ size, png }) => {
    if (size < 1 || size > 256) throw new RangeError(`An icon of ${size} pixels does not fit`)
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
