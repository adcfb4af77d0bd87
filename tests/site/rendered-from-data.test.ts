import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from '../support/imports-of.ts'

/**
 * A build keeps a page whose data and head say what they said before (`headMeta`). That is right as long as
 * nothing else that renders reads content.
 */
const knownToBuild = join('pages', 'head', 'head-meta.ts')
const rendering =
  /^\+(Page|Layout|Wrapper|Head|title|description|lang|htmlAttributes|onRenderHtml)\.tsx?$/
const readsContent = /^(content\/(load.*|content-files)|locales\/catalog)\.server\.ts$/

/** How a module comes to read content, from module to module; undefined when it does not. */
function wayToContent(file: string, seen = new Set<string>()): string[] | undefined {
  if (readsContent.test(file)) return [file]
  if (file === knownToBuild || seen.has(file)) return undefined
  seen.add(file)
  for (const imported of importsOf(file)) {
    const way = wayToContent(imported, seen)
    if (way) return [file, ...way]
  }
  return undefined
}

const files = readdirSync('pages', { recursive: true, withFileTypes: true })
  .filter(({ name }) => rendering.test(name))
  .map(({ parentPath, name }) => join(parentPath, name))

test('what renders a page reads no content but by its data and by the facts of its head', () => {
  expect(files.length).toBeGreaterThan(20)
  const ways = files.map((file) => wayToContent(file)).filter((way) => way !== undefined)
  expect(ways).toEqual([])
})

test('the facts of the head do read content', () => {
  expect(importsOf(knownToBuild).some((file) => wayToContent(file))).toBe(true)
})
