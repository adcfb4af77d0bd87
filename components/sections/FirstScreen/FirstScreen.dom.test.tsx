import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { terms } from '../../../content/facts/terms.ts'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './FirstScreen.examples.tsx'

const show = (name: string) =>
  renderWithMessages(examples.examples[name]!, ['common', ...examples.catalogs!])

const factsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('term')
    .map((term) => {
      const [value, condition] = within(term.parentElement!).getAllByRole('definition')
      return [term.textContent, value!.textContent, condition!.textContent]
    })

const facts = () => factsIn(screen.getByRole('region'))

test.each([
  [
    'usual',
    [
      ['Start Sample', '2–4 weeks', 'For a team; an available engineer starts within days.'],
      ['Minimum term Sample', '1 month', 'For one engineer; 6 months for a team.'],
      ['Rate Sample', '€26–76 an hour', 'For roles from tester to lead DevOps engineer.'],
      ['Who manages ', 'You or our lead', 'It depends on the model.'],
    ],
  ],
  [
    'one role in one country',
    [
      [
        'Start Sample',
        'Within days',
        'If one of our engineers is free; a market search takes several weeks.',
      ],
      ['Minimum term Sample', '1 month', 'Then month by month, with one month’s notice.'],
      ['Rate Sample', '€21–48 an hour', 'For engineers from mid-level to lead.'],
      ['Who manages ', 'Your lead', 'We remain the employer.'],
    ],
  ],
  [
    'a result by milestones',
    [
      ['Start Sample', 'With discovery', 'Discovery ends with scope, price and dates in writing.'],
      [
        'Minimum term Sample',
        'Discovery',
        'You can stop after that phase and after each accepted milestone.',
      ],
      [
        'Rate Sample',
        '€26–76 an hour',
        'Our estimates are based on this rate; you pay by milestone.',
      ],
      ['Who manages ', 'Our manager', 'One person is responsible for scope, price and dates.'],
    ],
  ],
])('%s: four facts, each with its condition and invented ones with their mark', (name, said) => {
  expect(terms.sample).toBe(true)
  show(name)
  expect(facts()).toEqual(said)
})

test('a rate that the company has confirmed has no mark, and may be by the month', () => {
  show('confirmed by the company, by the month')
  expect(facts()[2]).toEqual([
    'Rate ',
    '€5,400–11,900 a month',
    'The rate is per engineer; you pay a single monthly rate for the team.',
  ])
})

test('title, sentence, actions, facts and then the rest: nothing is above the title', () => {
  const { container } = show('usual')
  const [title, lead, contact, cost, start] = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByText(/^We build the systems/),
    screen.getByRole('link', { name: 'Get in touch' }),
    screen.getByRole('link', { name: 'Work out the cost' }),
    screen.getAllByRole('term')[0]!,
  ]
  const last = screen.getByText(/^Pilots, tugs/)
  const places = [title, lead, contact, cost, start, last, screen.getByRole('figure')]
  for (const [at, each] of places.slice(1).entries()) {
    expect(places[at]!.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(container.textContent!.startsWith(title.textContent!)).toBe(true)
})

test.each([
  ['usual', 'Work out the cost', '/team-cost'],
  [
    'one role in one country',
    'Work out the cost',
    '/team-cost?role=qa-engineers&level=senior&place=georgia&count=1&months=6&zone=london',
  ],
  ['a result by milestones', 'Compare the models', '/engagement-models'],
])('%s: the second action is “%s”, and nothing repeats it', (name, label, path) => {
  show(name)
  const links = within(screen.getByRole('region')).getAllByRole('link')
  expect(links.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Get in touch', label])
  expect(links[1]!.getAttribute('href')).toBe(path)
  expect(links.filter(({ textContent }) => textContent === label)).toHaveLength(1)
})

test('directly after it a visitor reads who answers, and calls or writes from there', () => {
  show('usual')
  const desk = screen.getByRole('complementary', { name: 'Who answers you' })
  expect(screen.getByRole('region').nextElementSibling).toBe(desk)
  expect(factsIn(desk)).toEqual([
    // The letters of a seal come first, which screen readers do not spell.
    ['KMWho answers Sample', 'Kadri Mägi', 'An engineer who reads and answers requests.'],
    ['Telephone', '+44\u00a020\u00a07946\u00a00147', 'Weekdays 9:00–17:00, Tallinn time.'],
    ['Email', 'hello@helmwright.example', 'Answered within one working day.'],
    ['Registered address', 'Helmwright OÜ', 'Näidise 1, 10111 Tallinn, Estonia'],
  ])
  const links = within(desk).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([
    'tel:+442079460147',
    'mailto:hello@helmwright.example',
  ])
})

test('the next steps stand with their times where engineers are hired, and nowhere else', () => {
  show('engineers in your team')
  const steps = within(screen.getByRole('list', { name: 'After you write' }))
  expect(
    steps
      .getAllByRole('listitem')
      .map(({ children }) => [...children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['1 day', 'An engineer replies'],
    ['30 minutes', 'First call'],
    ['1 week', 'First profiles'],
    ['Within days', 'Start, if available'],
  ])
})

test('a dedicated team has no such steps', () => {
  show('a dedicated team')
  expect(screen.queryByRole('list', { name: 'After you write' })).toBeNull()
})
