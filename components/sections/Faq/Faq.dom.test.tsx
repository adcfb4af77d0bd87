import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './Faq.examples.tsx'
import { Faq } from './Faq.tsx'

const catalogs = ['common', 'faq']

test('all answers are closed at first, share one name and can be reached by their fragment', () => {
  renderWithMessages(examples.examples.usual!, catalogs)
  const items = screen.getAllByRole('group') as HTMLDetailsElement[]
  expect(items.map(({ open }) => open)).toEqual([false, false, false])
  expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1)
  const item = document.getElementById('code')?.closest('details')
  expect(item?.textContent).toContain('from the first commit')
})

test.each([
  ['some of its questions are', [false, true], false],
  ['all of its questions are', [true, true], true],
])('a section is hidden, with its fragment, when %s: %s', (_, hidden, sectionHidden) => {
  renderWithMessages(
    <Faq
      copy="faq.section"
      fragment="money"
      questions={hidden.map((isHidden, at) => ({
        id: `q${at}`,
        question: `Question ${at}`,
        answer: '<p>Answer</p>',
        hidden: isHidden,
      }))}
    />,
    catalogs,
  )
  const section = document.getElementById('money')!
  expect(section.hidden).toBe(sectionHidden)
  expect([...section.querySelectorAll('details')].map((item) => item.hidden)).toEqual(hidden)
})
