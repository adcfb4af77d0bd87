import { expect, test } from 'vitest'
import { createTranslator } from '../../components/text/create-translator.ts'
import { stagesOf } from '../../content/page-sections.ts'
import { hiringStages } from '../../content/load-pages.server.ts'
import { messagesFor } from '../../locales/catalog.server.ts'
import { countedStages } from '../../pages/how-we-hire/counted-stages.ts'

const textOf = (locale: 'en' | 'de') =>
  createTranslator({ locale, messages: messagesFor(locale, ['hiring-walkthrough']) })

test.each([
  ['en', 'Eight stages: six selection steps, then two to start work.'],
  ['de', 'Acht Stufen: sechs zur Auswahl, dann zwei bis zum Arbeitsbeginn.'],
] as const)('the stages that there are, counted in words in %s (A-50)', (locale, sentence) => {
  const stages = stagesOf(hiringStages(locale))
  expect(countedStages(stages, textOf(locale), locale)).toBe(sentence)
})

test('the words follow the stages', () => {
  const stages = [...Array(7).fill('selection'), ...Array(5).fill('start')]
  const counted = countedStages(
    stages.map((phase) => ({ phase })),
    textOf('en'),
    'en',
  )
  expect(counted).toBe('12 stages: seven selection steps, then five to start work.')
})
