import { expect, test } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { useMoneyRange } from './locale-formats.ts'
import { usePostDate } from './post-texts.ts'
import { render } from '@testing-library/react'
import { IntlRoot } from './IntlRoot.tsx'
import type { MoneyRange } from '../../content/money-range.ts'

function PostDate({ date }: { date: string }) {
  return usePostDate()(date)
}

test.each([
  ['2026-04-14', 'Apr 14th 26'],
  ['2026-01-01', 'Jan 1st 26'],
  ['2026-02-02', 'Feb 2nd 26'],
  ['2026-03-03', 'Mar 3rd 26'],
  ['2026-05-04', 'May 4th 26'],
  ['2026-06-11', 'Jun 11th 26'],
  ['2026-07-12', 'Jul 12th 26'],
  ['2026-08-13', 'Aug 13th 26'],
  ['2026-09-21', 'Sep 21st 26'],
  ['2026-10-22', 'Oct 22nd 26'],
  ['2026-11-23', 'Nov 23rd 26'],
  ['2025-12-31', 'Dec 31st 25'],
  ['2009-12-31', 'Dec 31st 09'],
  ['2026-04-14T23:59:59Z', 'Apr 14th 26'],
  ['2026-04-14T00:00:00Z', 'Apr 14th 26'],
])('%s reads %s', (date, shown) => {
  const { container } = renderWithMessages(<PostDate date={date} />, ['common', 'blog-teaser'])
  expect(container.textContent).toBe(shown)
})

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
