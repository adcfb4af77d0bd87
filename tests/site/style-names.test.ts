import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { memoize } from '../../content/memoize.ts'
import { filesBelow } from '../../server/file-paths.ts'

/** Classes that a component asks of a style sheet, such as `css.actions`. */
function askedClasses(file: string): { sheet: string; name: string }[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].flatMap(
    ([, variable, path]) =>
      [...code.matchAll(new RegExp(`(?<!['"\`\\w.])${variable}\\.(\\w+)`, 'g'))].map(
        ([, name]) => ({
          sheet: join(dirname(file), path!),
          name: name!,
        }),
      ),
  )
}

const classesOf = memoize((sheet: string): ReadonlySet<string> => {
  const names = new Set<string>()
  parse(readFileSync(sheet, 'utf8')).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) names.add(name!)
  })
  return names
})

test('a component asks of its style sheet only what is there', () => {
  const asked = filesBelow('components')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => askedClasses(join('components', file)))
  expect(asked.length).toBeGreaterThan(500)
  const lost = asked.filter(({ sheet, name }) => !classesOf(sheet).has(name))
  expect(lost.map(({ sheet, name }) => `${sheet}: ${name}`)).toEqual([])
})
