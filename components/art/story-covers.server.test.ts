import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storyCovers } from './story-covers.server.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(slug: string, entry: unknown) {
  mkdirSync(join(folder, slug))
  writeFileSync(join(folder, slug, 'entry.json'), JSON.stringify(entry))
}

const read = () => storyCovers(pathToFileURL(`${folder}/`))

test('A new story gets the cover that its entry names', () => {
  write('xola', { cover: { family: 'passage-plan', pressing: 'paper' } })
  write('openrad', { cover: { family: 'tomographic-slices', pressing: 'shoal' } })
  expect(read()).toEqual([
    { slug: 'openrad', family: 'tomographic-slices', pressing: 'shoal' },
    { slug: 'xola', family: 'passage-plan', pressing: 'paper' },
  ])
})

test('An unknown family stops the build and names the file', () => {
  write('xola', { cover: { family: 'oil-painting', pressing: 'paper' } })
  expect(read).toThrow(/xola\/entry\.json.*oil-painting/)
})

test('An entry without a cover stops the build and names the file', () => {
  write('xola', {})
  expect(read).toThrow(/xola\/entry\.json/)
})

test('An unknown pressing stops the build', () => {
  write('xola', { cover: { family: 'guilloche', pressing: 'gold' } })
  expect(read).toThrow('gold')
})
