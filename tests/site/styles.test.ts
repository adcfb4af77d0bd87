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

/** No captions: code, the number of a request that is copied by hand, and a unit that grows with its figure. */
const others = [
  'sections/CompanyNumbers/CompanyNumbers.module.css .mark',
  'sections/Receipt/Receipt.module.css .number',
  'ui/Prose.module.css .prose code',
]

/** Rules that set mono in another size than that of captions. */
function largeMono(): string[] {
  return filesBelow('components')
    .filter((file) => file.endsWith('.module.css') && !file.startsWith('l10n-preview'))
    .flatMap((file) => {
      const found: string[] = []
      parse(readFileSync(join('components', file), 'utf8')).walkDecls(
        'font',
        ({ value, parent }) => {
          const selector = parent && 'selector' in parent ? String(parent.selector) : ''
          // Lettering of a drawing is measured as it is shown.
          const isLettering = /\btext$/.test(selector)
          if (!value.includes('--f-mono') || value.includes('var(--fs-cap)') || isLettering) return
          found.push(`${file} ${selector}`)
        },
      )
      return found
    })
}

test('mono is for captions and of their size', () => {
  expect(largeMono().toSorted()).toEqual(others)
})

const sheets = filesBelow('components')
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('components', file))

/** Declarations whose value uses a token of the rhythm, with the sheet that they are in. */
function rhythmDeclarations(): string[] {
  return sheets.flatMap((sheet) => {
    const found: string[] = []
    parse(readFileSync(sheet, 'utf8')).walkDecls(({ prop, value }) => {
      if (value.includes('var(--section')) found.push(`${sheet}: ${prop}: ${value}`)
    })
    return found
  })
}

test('space above and below sections is one of three steps, and Panel alone sets it', () => {
  const panel = 'components/ui/Panel.module.css: padding-block'
  expect(rhythmDeclarations().toSorted()).toEqual([
    `${panel}: var(--section)`,
    `${panel}: var(--section-tight)`,
    `${panel}: var(--section-wide)`,
  ])
})

/** The first sheets of their pages, whose upper edge follows the breadcrumbs. */
const openings = ['CountryHero', 'FirstScreen', 'ServiceFinder', 'ServiceHeader']

/** Sections that give their panel a class with space of its own. */
function ownSpaces(): string[] {
  return filesBelow('components')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const code = readFileSync(join('components', file), 'utf8')
      const classes = [...code.matchAll(/<(?:Panel|Section)\b[^>]*className=\{css\.(\w+)\}/g)]
      const sheet = join('components', file.replace(/(\.island)?\.tsx$/, '.module.css'))
      return classes
        .filter(([, name]) => setsBlockPadding(sheet, name!))
        .map(() =>
          file
            .split('/')
            .at(-1)!
            .replace(/(\.island)?\.tsx$/, ''),
        )
    })
}

function setsBlockPadding(sheet: string, name: string): boolean {
  let sets = false
  parse(readFileSync(sheet, 'utf8')).walkRules(`.${name}`, (rule) => {
    rule.walkDecls(/^padding(-block|-top|-bottom)?/, () => {
      sets = true
    })
  })
  return sets
}

test('no section but the openings of pages gives itself other space', () => {
  expect(ownSpaces().filter((section) => !openings.includes(section))).toEqual([])
})

/** So wide may be what repeats, in rem: twice as large letters leave a phone of 320 px no more. */
const roomForLargeText = 9

test('columns that repeat are no wider than a phone with text of twice the size', () => {
  const wide = sheets.flatMap((sheet) =>
    [
      ...readFileSync(sheet, 'utf8').matchAll(/repeat\(auto-fi(?:t|ll), minmax\(([\d.]+)rem/g),
    ].flatMap(([, rem]) => (Number(rem) > roomForLargeText ? [`${sheet}: ${rem}rem`] : [])),
  )
  expect(wide).toEqual([])
})
