import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Cache } from './cache.ts'
import { hashOfFiles } from './input-hash.ts'
import { filesAt, runIfChanged } from './run-if-changed.ts'
import type { SharePages } from './site-files.ts'

type Workshop = {
  writePictures: (
    pages: SharePages,
    to: { folder: URL; manifest: URL; keep: Cache['get'] },
  ) => Promise<{ pages: number; made: number }>
}

/**
 * Lays the share pictures of a build beside its pages, and their list beside its code, which puts them into the heads.
 * @param out folder of the build, from the root of the project
 * @param pages asked only when pictures have to be made
 * @returns the pictures' paths from the folder of the pages
 */
export async function writeSharePictures(
  cache: Cache,
  root: string,
  out: string,
  pages: () => SharePages,
): Promise<string[]> {
  const client = join(out, 'client')
  const list = join(out, 'share-pictures.json')
  const mayShape = (path: string) => /^(components|content|locales|pages)\b/.test(path)
  const step = {
    inputs: ['share', out, hashOfFiles(root, mayShape)],
    writes: [join(client, 'share'), list],
  }
  await runIfChanged(cache, root, step, async () => {
    const file = join(root, 'components/share/write-pictures.server.ts')
    const { writePictures: write } = (await import(pathToFileURL(file).href)) as Workshop
    const { pages: all, made } = await write(pages(), {
      folder: pathToFileURL(`${join(root, client, 'share')}/`),
      manifest: pathToFileURL(join(root, list)),
      keep: cache.get,
    })
    console.info(`${all} share pictures, ${made} of them made anew`)
  })
  return filesAt(join(root, client), 'share')
}
