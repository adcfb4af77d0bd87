import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A piece of content that is marked as a sample. */
export type SampleEntry = { kind: string; file: string; title: string }

/**
 * Everything below `content` that is marked `sample: true`, by kind and file.
 * @param root folder that contains `content`
 */
export function samplesOf(root: string): SampleEntry[] {
  const entries = readdirSync(join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: kind }) => (kind === 'facts' ? sampleFacts(root) : sampleEntries(root, kind)))
  return [...sampleCode(root, 'company', ['content/company.ts']), ...entries].sort((one, other) =>
    one.file < other.file ? -1 : 1,
  )
}

function sampleEntries(root: string, kind: string): SampleEntry[] {
  return readdirSync(join(root, 'content', kind)).flatMap((slug) => {
    const file = `content/${kind}/${slug}/entry.json`
    const marked = existsSync(join(root, file)) && JSON.parse(read(root, file)).sample === true
    return marked ? [{ kind, file, title: titleOf(root, kind, slug) }] : []
  })
}

function sampleFacts(root: string): SampleEntry[] {
  const files = readdirSync(join(root, 'content', 'facts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `content/facts/${name}`)
  return sampleCode(root, 'facts', files)
}

/** Facts are code: the mark is in it as in an entry. */
function sampleCode(root: string, kind: string, files: readonly string[]): SampleEntry[] {
  return files
    .filter(
      (file) =>
        existsSync(join(root, file)) &&
        /^(?!\s*(?:\*|\/\/)).*\bsample: true\b/m.test(read(root, file)),
    )
    .map((file) => ({ kind, file, title: file.replace(/^.*\/|\.ts$/g, '') }))
}

function titleOf(root: string, kind: string, slug: string): string {
  const [, title = slug] = /^# (.+)$/m.exec(read(root, `content/${kind}/${slug}/en.md`)) ?? []
  return title
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The report as text: each entry under its kind, with a count per kind and of all. */
export function sampleReport(samples: readonly SampleEntry[]): string {
  const kinds = [...new Set(samples.map(({ kind }) => kind))]
  const blocks = kinds.map((kind) => {
    const entries = samples.filter((sample) => sample.kind === kind)
    const lines = entries.map(({ file, title }) => `  ${file}  ${title}`)
    return [`${kind}: ${entries.length}`, ...lines, ''].join('\n')
  })
  return [...blocks, `Samples in all: ${samples.length}`].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const samples = samplesOf(process.cwd())
  const asJson = process.argv.includes('--json')
  console.info(asJson ? JSON.stringify(samples, null, 2) : sampleReport(samples))
}
