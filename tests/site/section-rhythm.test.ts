import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { filesBelow } from '../../server/file-paths.ts'

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
      const sheet = join('components', file.replace(/\.tsx$/, '.module.css'))
      return classes
        .filter(([, name]) => setsBlockPadding(sheet, name!))
        .map(() => file.split('/').at(-1)!.replace('.tsx', ''))
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
