import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { check } from '../../locales/tools/check.ts'
import { messageTypes } from '../../locales/tools/message-tree.ts'
import { type Project, readProject } from '../../locales/tools/project.ts'
import { sourceHash } from '../../locales/tools/source-entry.ts'
import { statusText } from '../../locales/tools/read-locale.ts'
import { filesBelow } from '../../server/file-paths.ts'

/**
 * `npm run bench:l10n`: time of the check of the words for 3,000 messages in English and ten more locales,
 * beside a plain read of the same files. The messages are the real ones, repeated under other names.
 */
const wanted = 3000
const codes = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'ja', 'ar']
const rounds = 5
const goal = 2000

type Entry = { defaultMessage: string }

const real = readProject('.')
const german = real.locales.find(({ code }) => code === 'de')!
const messages = Array.from({ length: wanted }, (_, at) => {
  const message = real.english.messages[at % real.english.messages.length]!
  const namespace = `${message.namespace}-${Math.floor(at / real.english.messages.length)}`
  return {
    ...message,
    namespace,
    id: message.id.replace(message.namespace, namespace),
    of: message,
  }
})

const root = mkdtempSync(join(tmpdir(), 'bench-l10n-'))
try {
  writeProject()
  const plain = times(() => files(join(root, 'locales')).forEach((file) => readFileSync(file)))
  let project: Project = readProject(root)
  const read = times(() => {
    project = readProject(root)
  })
  let findings = 0
  const checked = times(() => {
    findings = check({ ...project, records: real.records }).findings.length
  })
  const whole = times(() => {
    check(readProject(root))
  })
  console.info(`${messages.length} messages in English and ${codes.length} more locales`)
  console.table({
    'plain read of the files': plain,
    'read and parsed as JSON': read,
    'check without reading': checked,
    'check with reading': whole,
  })
  console.info(`${findings} findings; goal for the check with reading: ${goal} ms`)
  process.exitCode = whole['median ms'] < goal ? 0 : 1
} finally {
  rmSync(root, { recursive: true, force: true })
}

function writeProject(): void {
  for (const folder of ['pages', 'components', 'server', 'content']) write(`${folder}/empty.ts`, '')
  write('locales/route-families/empty.ts', '')
  write('pages/page.ts', messages.map(({ id }) => `'${id}'`).join('\n'))
  write('locales/glossary.json', readFileSync('locales/glossary.json', 'utf8'))
  write('locales/messages.d.ts', messageTypes(messages))
  writeCatalogs('en', ({ defaultMessage, description, max, required }) => {
    return { defaultMessage, description, max, required }
  })
  const states = messages.map(
    ({ id, defaultMessage }) =>
      [id, { src: sourceHash(defaultMessage), state: 'reviewed' as const }] as const,
  )
  for (const code of codes) {
    writeCatalogs(code, ({ of }) => {
      return { defaultMessage: german.texts.get(of.id)?.defaultMessage ?? of.defaultMessage }
    })
    write(`locales/${code}/.status.json`, statusText(states))
  }
}

function writeCatalogs(code: string, entry: (message: (typeof messages)[number]) => Entry): void {
  for (const namespace of new Set(messages.map((message) => message.namespace))) {
    const some = messages.filter((message) => message.namespace === namespace)
    const catalog = Object.fromEntries(some.map((message) => [message.id, entry(message)]))
    write(`locales/${code}/${namespace}.json`, `${JSON.stringify(catalog, null, 2)}\n`)
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function files(folder: string): string[] {
  return filesBelow(folder).map((path) => join(folder, path))
}

/**
 * Times of some rounds: the first one, as after the start of the command, when the code is still being
 * compiled; the median and the least; and the least time of the processor, which other work on the machine
 * does not lengthen.
 */
function times(work: () => void) {
  const all = Array.from({ length: rounds }, () => {
    const [start, before] = [performance.now(), process.cpuUsage()]
    work()
    const { user, system } = process.cpuUsage(before)
    return { ms: Math.round(performance.now() - start), cpu: Math.round((user + system) / 1000) }
  })
  const sorted = all.map(({ ms }) => ms).sort((left, right) => left - right)
  const cpu = Math.min(...all.map((round) => round.cpu))
  return {
    'first ms': all[0]!.ms,
    'median ms': sorted[rounds >> 1]!,
    'least ms': sorted[0]!,
    'least ms of processor': cpu,
  }
}
