import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../locales/locales.ts'
import { LocaleSuggestion } from './LocaleSuggestion.tsx'
import { localeSuggestion } from './locale-suggestion.behaviour.ts'

const { lang } = document.documentElement

afterEach(() => {
  document.documentElement.lang = lang
  vi.restoreAllMocks()
})

const texts = { name: 'Language', text: 'Also here', follow: 'Read it', close: 'Stay' }

test.each([
  [['de-AT', 'en'], 'en', ['de'], 'de'],
  [['en-GB', 'de'], 'en', ['de'], undefined],
  [['fr', 'de', 'en'], 'en', ['de'], 'de'],
  [['fr', 'en', 'de'], 'en', ['de'], undefined],
  [['en'], 'de', ['en'], 'en'],
  [['zh-TW'], 'en', ['zh', 'zh-Hant'], 'zh-Hant'],
  [['fr'], 'en', ['de'], undefined],
  [['not a tag', 'de'], 'en', ['de'], 'de'],
  [[], 'en', ['de'], undefined],
])('%j on a page in %s that is also there in %j: %s', (wanted, shown, offered, suggested) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted)
  document.documentElement.lang = shown
  const { container } = render(
    <LocaleSuggestion
      offered={offered.map((code) => ({ code: code as Locale, dir: 'ltr', path: '/', texts }))}
    />,
  )
  const bars = container.querySelector('template')!
  // React puts what is in a template beside its content, where no browser has it.
  bars.content.append(...bars.children)
  localeSuggestion(bars)
  expect(screen.queryByRole('region')?.lang).toBe(suggested)
})

test('a page that is in no other language offers none', () => {
  const { container } = render(<LocaleSuggestion offered={[]} />)
  expect(container.innerHTML).toBe('')
})
