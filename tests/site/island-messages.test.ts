import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesMessage } from '../../locales/locale-messages.ts'
import { filesIn, filesReachedFrom } from '../run/reach.ts'

const messages = new Set(
  readdirSync('locales/en').flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(`locales/en/${name}`, 'utf8')) as object),
  ),
)

/** Ids of messages that a module names, whole or by what they begin with. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const whole = [...text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g)].map(([, id]) => id!)
  const begun = [...text.matchAll(/`([a-z][\w-]*\.(?:[\w-]+\.)*)[\w-]*\$\{/g)].map(([, id]) => id!)
  return [
    ...whole.filter((id) => messages.has(id)),
    ...begun
      .map((id) => id.slice(0, -1))
      .filter((prefix) => [...messages].some((id) => namesMessage(prefix, id))),
  ]
}

/** Prefixes of messages that a module takes into the browser. */
function prefixesIn(file: string): string[] {
  const [, list] = /virtual:island-messages\/([^']+)/.exec(readFileSync(file, 'utf8')) ?? []
  return list?.split(',') ?? []
}

const islands = filesIn('components').filter((file) => file.endsWith('.island.tsx'))

// What only an error or a press shows is in no first HTML, where a missing message would stop the build.
test.each(islands)('%s names all messages of the code behind it', (island) => {
  const code = [...filesReachedFrom([island])].filter((file) => /^components\/.*\.tsx?$/.test(file))
  const prefixes = code.flatMap(prefixesIn)
  const used = code.flatMap(idsIn)
  const missing = used.filter((id) => !prefixes.some((prefix) => namesMessage(prefix, id)))
  expect([...new Set(missing)]).toEqual([])
})
