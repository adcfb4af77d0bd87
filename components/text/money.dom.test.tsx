import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IntlRoot } from './IntlRoot.tsx'
import type { MoneyRange } from '../../locales/formats.ts'
import { useMoneyRange } from './money.ts'

function Range(range: MoneyRange) {
  return <>{useMoneyRange()(range)}</>
}

test.each([
  ['en', 'EUR', 26, 76, '€26–76'],
  ['de', 'EUR', 26, 76, '26–76\u00a0€'],
  ['en', 'USD', 5400, 11_900, '$5,400–11,900'],
] as const)('in %s, %s, from %i to %i: %s', (locale, currency, low, high, shown) => {
  const { container } = render(
    <IntlRoot locale={locale} messages={{}}>
      <Range low={low} high={high} currency={currency} />
    </IntlRoot>,
  )
  expect(container.textContent).toBe(shown)
})
