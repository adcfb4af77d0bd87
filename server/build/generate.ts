import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type LoadSiteModule, withSiteModules } from '../../locales/tools/site-modules.ts'
import { drawnPaths, searchDocuments } from './input-hash.ts'
import { figuresLine, type Step, stopwatch } from './stopwatch.ts'
import { type StepFiles, unlessUnchanged } from './unchanged-step.ts'

/** Whether a source may shape what pages say; limits and names of fields stand in the server's contracts. */
const saysSomething = (path: string) =>
  /^(components|content|locales|pages|server.contract)\b/.test(path)

/** A part of the sources that a build writes itself: who makes it, and what it reads and writes. */
type GeneratedPart = { name: string; file: string; files?: StepFiles }

/**
 * The server knows no components, so each part is made by its file; one process makes all of them, since each
 * start takes longer than most of them.
 */
const parts: readonly GeneratedPart[] = [
  {
    name: 'drawings',
    file: 'components/art/workshop/write-files.server.ts',
    files: {
      reads: (path) => /^(components|content)\b.*(?<!\.md)$/.test(path),
      writes: drawnPaths,
    },
  },
  {
    name: 'search documents',
    file: 'components/search/write-documents.server.ts',
    files: { reads: saysSomething, writes: [searchDocuments] },
  },
]

/** Only a page that somebody shares shows them: development does without. */
const sharePictures: GeneratedPart = {
  name: 'share pictures',
  file: 'components/share/write-share-pictures.server.ts',
  files: {
    reads: saysSomething,
    writes: [join('public', 'share'), join('components', 'share', 'pictures.json')],
  },
}

type Command = { run: (load: LoadSiteModule) => Promise<void> }

/**
 * Makes the generated sources that are not as their own sources would have them now.
 * @param forBuild with the share pictures
 */
export async function generate(root: string, step: Step, forBuild: boolean): Promise<void> {
  await withSiteModules(async (load) => {
    for (const { name, file, files } of forBuild ? [...parts, sharePictures] : parts) {
      const work = async () => {
        const { run } = (await import(pathToFileURL(join(root, file)).href)) as Command
        await run(load)
      }
      const mark = join(root, '.cache', 'steps', `${name}.json`)
      await step<unknown>(name, () => (files ? unlessUnchanged(root, mark, files, work) : work()))
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { step, figures } = stopwatch()
  await generate(process.cwd(), step, false)
  console.info(figures().map(figuresLine).join('\n'))
}
