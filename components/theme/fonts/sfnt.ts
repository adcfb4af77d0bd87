/** Lines of a face, as parts of the em. */
export type VerticalMetrics = { ascent: number; descent: number; lineGap: number }

/** Reads what the fallback faces and the ranges need from an unpacked (sfnt) font. */
export class Sfnt {
  readonly #bytes: Buffer
  readonly #unitsPerEm: number

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#unitsPerEm = bytes.readUInt16BE(this.#table('head') + 18)
  }

  /** Code points with a glyph and the number of that glyph, from the format 4 table of `cmap`. */
  glyphs(): Map<number, number> {
    const b = this.#bytes
    const start = this.#format4()
    const twice = b.readUInt16BE(start + 6)
    const glyphs = new Map<number, number>()
    for (let i = 0; i < twice; i += 2) {
      const last = b.readUInt16BE(start + 14 + i)
      const first = b.readUInt16BE(start + 16 + twice + i)
      const delta = b.readUInt16BE(start + 16 + 2 * twice + i)
      const offsetAt = start + 16 + 3 * twice + i
      const offset = b.readUInt16BE(offsetAt)
      for (let code = first; code <= last && code !== 0xffff; code += 1) {
        const raw = offset === 0 ? code : b.readUInt16BE(offsetAt + offset + 2 * (code - first))
        const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff
        if (glyph !== 0) glyphs.set(code, glyph)
      }
    }
    return glyphs
  }

  /** Advance width of a glyph as a part of the em. */
  advance(glyph: number): number {
    const count = this.#bytes.readUInt16BE(this.#table('hhea') + 34)
    const row = Math.min(glyph, count - 1)
    return this.#bytes.readUInt16BE(this.#table('hmtx') + 4 * row) / this.#unitsPerEm
  }

  /** Ascent, descent (positive) and line gap that browsers use: `OS/2` when it says so, else `hhea`. */
  vertical(): VerticalMetrics {
    const os2 = this.#table('OS/2')
    const useTypo = (this.#bytes.readUInt16BE(os2 + 62) & 0x80) !== 0
    const at = useTypo ? os2 + 68 : this.#table('hhea') + 4
    const read = (offset: number) => this.#bytes.readInt16BE(at + offset) / this.#unitsPerEm
    return { ascent: read(0), descent: -read(2), lineGap: read(4) }
  }

  #format4(): number {
    const cmap = this.#table('cmap')
    const count = this.#bytes.readUInt16BE(cmap + 2)
    for (let i = 0; i < count; i += 1) {
      const start = cmap + this.#bytes.readUInt32BE(cmap + 8 + 8 * i)
      if (this.#bytes.readUInt16BE(start) === 4) return start
    }
    throw new Error('The font has no cmap table of format 4')
  }

  #table(tag: string): number {
    const count = this.#bytes.readUInt16BE(4)
    for (let i = 0; i < count; i += 1) {
      const entry = 12 + 16 * i
      if (this.#bytes.toString('latin1', entry, entry + 4) === tag) {
        return this.#bytes.readUInt32BE(entry + 8)
      }
    }
    throw new Error(`The font has no table ${tag}`)
  }
}
