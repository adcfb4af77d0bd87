import { expect, test } from 'vitest'
import { pathInLocale } from './LocaleMenu.tsx'

const story = { id: 'success-stories.story', params: { story: 'xola' } } as const

test.each([
  [story, ['en', 'de'], '/de/success-stories/xola'],
  [story, ['en'], '/de/success-stories'],
  [{ id: 'home', params: {} }, ['en', 'de'], '/de'],
  [undefined, [], '/de'],
] as const)('%j, there in %j, leads to %s', (current, pageLocales, path) => {
  expect(pathInLocale('de', current, pageLocales)).toBe(path)
})
