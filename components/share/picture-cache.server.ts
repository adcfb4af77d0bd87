import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'

/** Pictures that no build has asked for in this time are deleted, in days. */
const kept = 30
const day = 24 * 60 * 60 * 1000

/** Pictures by the hash of everything that shapes them, kept from one build to the next. */
export type PictureCache = {
  /** Puts a picture into a file; makes it first if nobody has. Gives whether it was made. */
  put: (hash: string, make: () => Promise<Buffer>, target: URL) => Promise<boolean>
  /** Deletes what has not been used for a month. */
  prune: () => void
}

/** @param folder where the pictures are kept; made when it is not there */
export function pictureCache(folder: URL, now: () => number = Date.now): PictureCache {
  mkdirSync(folder, { recursive: true })
  const placeOf = (hash: string) => new URL(`${hash}.png`, folder)
  return {
    async put(hash, make, target) {
      const place = placeOf(hash)
      const known = existsSync(place)
      if (!known) {
        // A build that is broken off must not leave half a picture under a good name.
        const part = new URL(`${hash}.part`, folder)
        writeFileSync(part, await make())
        renameSync(part, place)
      }
      utimesSync(place, now() / 1000, now() / 1000)
      if (!existsSync(target)) copyFileSync(place, target)
      return !known
    },
    prune() {
      for (const name of readdirSync(folder)) {
        const place = new URL(name, folder)
        if (now() - statSync(place).mtimeMs > kept * day) rmSync(place)
      }
    },
  }
}
