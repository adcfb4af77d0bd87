import { describe, expect, test } from 'vitest'
import {
  challengesOf,
  changeOf,
  comparisonOf,
  frameworksOf,
  headingOf,
  modelsOf,
  partsWithIcons,
  pointsOf,
  problemsOf,
  questionsOf,
  servicesOf,
  solutionsOf,
  stagesOf,
  storyOf,
  strengthsOf,
  standardsOf,
  summarizedParts,
  tagsOf,
  contractPointsOf,
  titledParts,
  titledTexts,
} from './page-sections.ts'
import type { PagePart, PageSection } from './parse-page.ts'
import { termFigure } from './facts/terms.ts'

const part = (id: string, ...paragraphs: string[]): PagePart => ({
  id,
  title: `Title of ${id}`,
  paragraphs,
  list: [],
  html: paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
})

const section = (change: Partial<PageSection>): PageSection => ({
  kind: 'cards',
  title: 'A title',
  lead: 'A lead.',
  opening: ['A lead.'],
  parts: [],
  list: [],
  table: [],
  ...change,
})

test('A section that is only announced has its title and its lead', () => {
  expect(headingOf(section({ list: ['More'] }))).toEqual({ title: 'A title', lead: 'A lead.' })
})

describe('Challenges (S-47)', () => {
  test('have the lead as a paragraph and parts with finished HTML', () => {
    expect(challengesOf(section({ parts: [part('tides', 'They come twice.')] }))).toEqual({
      title: 'A title',
      intro: '<p>A lead.</p>',
      parts: [{ title: 'Title of tides', html: '<p>They come twice.</p>' }],
    })
  })

  test('show a lead with signs of HTML as it was written', () => {
    const { intro } = challengesOf(section({ lead: 'R&D in < 3 days' }))
    expect(intro).toBe('<p>R&amp;D in &lt; 3 days</p>')
  })
})

test('A change (S-26) has the rows below the header, and the lead says what they are', () => {
  const table = [
    ['Topic', 'Earlier', 'Later'],
    ['Tickets', 'Paper', 'Phone'],
    ['Gates', 'A guard', 'A scanner'],
  ]
  expect(changeOf(section({ table }))).toEqual({
    title: 'A title',
    caption: 'A lead.',
    rows: [
      { topic: 'Tickets', before: 'Paper', after: 'Phone' },
      { topic: 'Gates', before: 'A guard', after: 'A scanner' },
    ],
  })
})

test('Parts become titles with running text, or with finished HTML', () => {
  const parts = [part('tides', 'They come.', 'They go.'), part('wind', 'It turns.')]
  expect(titledTexts(section({ parts }))).toEqual([
    { title: 'Title of tides', text: 'They come. They go.' },
    { title: 'Title of wind', text: 'It turns.' },
  ])
  expect(titledParts(section({ parts }))).toEqual([
    { title: 'Title of tides', html: '<p>They come.</p>\n<p>They go.</p>' },
    { title: 'Title of wind', html: '<p>It turns.</p>' },
  ])
})

describe('Parts with a drawing', () => {
  const parts = [part('tides', 'Late.', 'We wait.'), part('wind', 'Strong.', 'We reef.')]
  const icons = { wind: 'compass', tides: 'anchor' } as const

  test('take the icon that the entry names for their id', () => {
    const found = partsWithIcons(section({ parts }), icons)
    expect(found).toEqual([
      { ...parts[0], icon: 'anchor' },
      { ...parts[1], icon: 'compass' },
    ])
  })

  test('are problems with what is done about them (S-22)', () => {
    expect(problemsOf(section({ parts }), icons)).toEqual([
      {
        id: 'tides',
        title: 'Title of tides',
        problem: 'Late.',
        solution: 'We wait.',
        icon: 'anchor',
      },
      {
        id: 'wind',
        title: 'Title of wind',
        problem: 'Strong.',
        solution: 'We reef.',
        icon: 'compass',
      },
    ])
  })

  test('are services with a summary, what belongs to them and a picture (S-36)', () => {
    const gates = { ...part('gates', 'One line', 'They open.'), list: ['Tickets', 'Scanners'] }
    expect(servicesOf(section({ parts: [gates] }), { gates: 'mobile' })).toEqual([
      {
        id: 'gates',
        title: 'Title of gates',
        summary: 'One line',
        content: 'They open.',
        contentList: ['Tickets', 'Scanners'],
        picture: 'mobile',
      },
    ])
  })

  test.each([
    ['icon', () => partsWithIcons(section({ parts }), { tides: 'anchor' })],
    ['icon of a problem', () => problemsOf(section({ parts }), { tides: 'anchor' })],
    ['picture', () => servicesOf(section({ parts }), { tides: 'web' })],
  ])('stop the build when the entry names no %s for one of them', (_, read) => {
    expect(read).toThrow('entry.json: icons, pictures: name nothing for the part "wind"')
  })
})

test('A solution (S-46) stands under a pictogram and the name of what it is built on', () => {
  const parts = [part('hub', 'HL7 v2', 'Messages wait in queues.')]
  expect(solutionsOf(section({ parts }), { hub: 'plug' })).toEqual([
    { title: 'Title of hub', text: 'Messages wait in queues.', logo: 'plug', logoTitle: 'HL7 v2' },
  ])
})

test('A framework (S-42) keeps its type apart from what is said about it', () => {
  const parts = [part('hull', 'Framework, oak', 'For ships that stay afloat.')]
  expect(frameworksOf(section({ parts }))).toEqual([
    { name: 'Title of hull', type: 'Framework, oak', description: 'For ships that stay afloat.' },
  ])
})

test('Points (S-49) have ids in their order', () => {
  expect(pointsOf(section({ list: ['First', 'Second'] }))).toEqual([
    { id: 'point-1', title: 'First' },
    { id: 'point-2', title: 'Second' },
  ])
})

test('A question (S-19) keeps its id and has its whole answer', () => {
  expect(questionsOf(section({ parts: [part('cost', 'It depends.', 'On you.')] }))).toEqual([
    {
      id: 'cost',
      question: 'Title of cost',
      answer: '<p>It depends.</p>\n<p>On you.</p>',
      sample: false,
    },
  ])
})

test('A question or a row of a comparison that names an invented term has its mark', () => {
  const text = `Notice: ${termFigure('build.notice', 'en')!}`
  expect(questionsOf(section({ parts: [part('leave', text)] }))[0]!.sample).toBe(true)
  const table = [
    ['What', 'A team'],
    ['Notice', text],
    ['Leave', 'no'],
  ]
  expect(comparisonOf(section({ table })).rows.map(({ sample }) => sample)).toEqual([true, false])
})

test('A point of a contract that names an invented term has its mark', () => {
  const parts = [
    part('notice', `Notice: ${termFigure('build.notice', 'en')!}`),
    part('leave', 'No.'),
  ]
  expect(contractPointsOf(section({ parts }))).toEqual([
    { title: 'Title of notice', text: 'Notice: 3\u00a0months', sample: true },
    { title: 'Title of leave', text: 'No.', sample: false },
  ])
})

describe('Rows that are opened (S-21)', () => {
  const tides = part('tides', 'They come.', 'They go.')

  test('show the first paragraph before, and all the rest behind', () => {
    const html = `${tides.html}\n<ul>\n<li>twice</li>\n</ul>`
    expect(summarizedParts(section({ parts: [{ ...tides, html }] }))).toEqual([
      {
        id: 'tides',
        title: 'Title of tides',
        summary: 'They come.',
        html: '\n<p>They go.</p>\n<ul>\n<li>twice</li>\n</ul>',
      },
    ])
  })

  test('are refused where something else comes first, which would be lost', () => {
    const html = `<ul>\n<li>twice</li>\n</ul>\n${tides.html}`
    expect(() => summarizedParts(section({ parts: [{ ...tides, html }] }))).toThrow(
      'A title: tides: needs a paragraph first',
    )
  })
})

test('What a tag shows (S-40) keeps paragraphs and lists in the order of the text', () => {
  const html = '<p>Start</p>\n<p>Bring:</p>\n<ul>\n<li>a key</li>\n</ul>\n<p>Then sleep.</p>'
  const parts = [{ ...part('first-day', 'Start', 'Bring:', 'Then sleep.'), list: ['a key'], html }]
  expect(tagsOf(section({ parts }))).toEqual([
    {
      tag: 'Start',
      title: 'Title of first-day',
      text: '<p>Bring:</p>\n<ul>\n<li>a key</li>\n</ul>\n<p>Then sleep.</p>',
    },
  ])
})

test('A comparison (S-25) turns yes and no into marks and keeps other words', () => {
  const table = [
    ['What', 'Ferry', 'Bridge'],
    ['Floats', 'yes', 'no'],
    ['Waiting time', 'Two hours', 'None, yes'],
  ]
  expect(comparisonOf(section({ table }))).toEqual({
    options: [
      { id: 'Ferry', title: 'Ferry' },
      { id: 'Bridge', title: 'Bridge' },
    ],
    rows: [
      { id: 'Floats', title: 'Floats', cells: [true, false], sample: false },
      {
        id: 'Waiting time',
        title: 'Waiting time',
        cells: ['Two hours', 'None, yes'],
        sample: false,
      },
    ],
  })
})

test('The three models (S-16) come in the order of the taxonomy, each opened by a point without title', () => {
  const model = (title: string) =>
    section({
      title,
      lead: `${title} in short.`,
      parts: [{ ...part('who', 'You do.'), list: ['daily'] }],
    })
  const points = (title: string) => [
    { title: '', description: `${title} in short.` },
    { title: 'Title of who', description: 'You do.', list: ['daily'] },
  ]
  expect(
    modelsOf({ outsourcing: model('Three'), extend: model('Two'), build: model('One') }),
  ).toEqual([
    { id: 'build', title: 'One', points: points('One') },
    { id: 'extend', title: 'Two', points: points('Two') },
    { id: 'outsourcing', title: 'Three', points: points('Three') },
  ])
})

test('A story of the company (S-30) has parts, some of them with what shows them', () => {
  const parts = [{ ...part('began', 'So.'), title: 'R&D, and why' }, part('rules', 'These.')]
  expect(storyOf(section({ parts }), { rules: 'proposal' }).parts).toEqual([
    { id: 'began', title: 'R&D, and why', html: '<p>So.</p>', shown: undefined },
    { id: 'rules', title: 'Title of rules', html: '<p>These.</p>', shown: 'proposal' },
  ])
})

test('Stages of hiring (S-18) say whether they select or start (A-50)', () => {
  const stages = [
    { ...part('call', 'A call.'), selects: true },
    { ...part('first-day', 'A desk.'), selects: false },
  ]
  expect(stagesOf(stages)).toEqual([
    { title: 'Title of call', subtitle: 'A call.', phase: 'selection' },
    { title: 'Title of first-day', subtitle: 'A desk.', phase: 'start' },
  ])
})

describe('Standards (S-50)', () => {
  const standards = section({ parts: [part('gdpr', 'For you.', 'By us.')] })

  test('have what they mean, what is done and an icon', () => {
    expect(standardsOf(standards, { gdpr: 'shield' }, ['gdpr', 'hipaa'])).toEqual([
      { id: 'gdpr', title: 'Title of gdpr', icon: 'shield', means: 'For you.', does: 'By us.' },
    ])
  })

  test('are refused when the list of standards does not know them', () => {
    expect(() => standardsOf(standards, { gdpr: 'shield' }, ['hipaa'])).toThrow(
      'standards: gdpr: is none of hipaa',
    )
  })
})

test('what a city is known for follows its name in the title of its part', () => {
  const warsaw = { ...part('warsaw'), title: 'Warsaw: banks, insurers and data' }
  expect(strengthsOf({ parts: [warsaw] })).toEqual({ warsaw: 'banks, insurers and data' })
  expect(() => strengthsOf({ parts: [{ ...warsaw, title: 'Warsaw' }] })).toThrow(
    'misses a colon and what the city is known for',
  )
})
