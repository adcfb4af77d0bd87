import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentTexts } from './content-texts.ts'
import { verifyContent } from './verify-content.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(root, 'content/success-stories/xola'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a claim that is typed in a story is reported with its file and line', () => {
  const file = 'content/success-stories/xola/en.md'
  writeFileSync(join(root, file), '# Xola\n\nOne of 39 countries.\n')
  expect(verifyContent(contentTexts(root))).toMatchObject([
    { place: { file, line: 3 }, found: 'the claim “39 countries” is typed' },
  ])
})

test('a story without claims, and files that are no texts, give no finding', () => {
  writeFileSync(join(root, 'content/success-stories/xola/en.md'), 'Nine engineers, 39 weeks.\n')
  writeFileSync(join(root, 'content/company.ts'), '39 countries')
  writeFileSync(join(root, 'content/README.md'), '39 countries')
  expect(verifyContent(contentTexts(root))).toEqual([])
})

test('a word that the style sheet rules out is reported, in prose and not in code', () => {
  const file = 'content/success-stories/xola/en.md'
  const code = '```css\ncolor: red\n```\n\nThe property `color` and [a link](/color) {#color}'
  writeFileSync(join(root, file), `# Xola\n\n${code}\n\nA new color.\n`)
  expect(verifyContent(contentTexts(root))).toMatchObject([
    { place: { file, line: 9 }, rule: 'wording', found: '“color”' },
  ])
})
