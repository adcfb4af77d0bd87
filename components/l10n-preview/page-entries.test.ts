import { expect, test } from 'vitest'
import type { MessageNote } from '../../locales/preview.ts'
import { noteBadges } from './page-entries.ts'

const sound: MessageNote = {
  english: 'Hello',
  description: 'Greeting at the top.',
  state: 'reviewed',
  stale: false,
  used: 5,
  max: 5,
  file: 'locales/de/home.json',
  line: 2,
}

test.each([
  [{}, []],
  [{ state: 'source' }, []],
  [{ state: 'missing', used: 0 }, ['missing']],
  [{ state: 'machine', stale: true, used: 6 }, ['over-long', 'stale', 'machine']],
  [{ used: 600, max: undefined }, []],
] as const)('%j has the marks %j', (change, badges) => {
  expect(noteBadges({ ...sound, ...change })).toEqual(badges)
})
