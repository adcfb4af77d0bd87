import { describe, expect, test } from 'vitest'
import { parseFacts } from './parse-facts.ts'
import { hiringFacts, industryFacts, pageFacts, serviceFacts } from './schema.ts'
import { legalFacts } from './legal-text.ts'
import { testimonialFacts } from './testimonial.ts'
import { postFacts } from './post.ts'
import { storyFacts } from './story.ts'

const file = 'content/success-stories/xola/entry.json'
const entry = {
  sample: true,
  order: 4,
  industry: 'travel_and_hospitality',
  platform: 'web',
  country: 'US',
  model: 'build',
  teamSize: 5,
  started: '2024-02',
  finished: null,
  published: '2026-02-10',
  technologies: ['React'],
  before: 16,
  after: 3.5,
  unit: 'per-thousand',
  plate: { kind: 'flowChart', data: { steps: [{ label: '#held' }, { label: '#sold' }] } },
}

const read = (change: Record<string, unknown>) =>
  parseFacts(storyFacts, file, JSON.stringify({ ...entry, ...change }))

test('A complete entry is read as it stands', () => {
  expect(read({})).toEqual(entry)
})

test.each(Object.keys(entry))('An entry without "%s" is refused by file and field', (key) => {
  expect(() => read({ [key]: undefined })).toThrow(`${file}: ${key}: `)
})

test.each([
  ['a misspelt key', { technologys: [] }, 'technologys'],
  ['a drawing of no kind', { plate: { kind: 'wheel', data: {} } }, 'plate.kind'],
  [
    'words in a drawing',
    { plate: { kind: 'flowChart', data: { steps: [{ label: 'Held' }, { label: '#sold' }] } } },
    'plate.data.steps.0.label',
  ],
  ['a month that does not exist', { started: '2024-13' }, 'started'],
  ['a month without a year', { finished: 'June' }, 'finished'],
  ['an end before its start', { finished: '2023-11' }, 'finished'],
  ['a day before its start', { published: '2024-01-31' }, 'published'],
  ['a result that changed nothing', { after: 16 }, 'after'],
  ['a day in another order', { published: '10.02.2026' }, 'published'],
  ['an industry that is not one of the twelve', { industry: 'Healthcare' }, 'industry'],
  ['a platform nobody knows', { platform: 'fax' }, 'platform'],
  ['a country by name', { country: 'Germany' }, 'country'],
  ['a model in capitals', { model: 'BUILD' }, 'model'],
  ['half an engineer', { teamSize: 2.5 }, 'teamSize'],
  ['a team of nobody', { teamSize: 0 }, 'teamSize'],
  ['no technology at all', { technologies: [] }, 'technologies'],
  ['a technology that is no text', { technologies: ['React', 4] }, 'technologies.1'],
  ['a word instead of a mark for samples', { sample: 'yes' }, 'sample'],
  ['a figure with its unit', { before: '16 %' }, 'before'],
  ['less than nothing', { after: -1 }, 'after'],
  ['a unit nobody knows', { unit: 'furlongs' }, 'unit'],
])('An entry with %s is refused by file and field', (_, change, field) => {
  expect(() => read(change)).toThrow(`${file}: ${field}: `)
})

test('The fault of a month says what a month looks like', () => {
  expect(() => read({ started: 'spring' })).toThrow('2024-03')
})

test('A file that is no JSON is refused by its name', () => {
  expect(() => parseFacts(storyFacts, file, '{ "sample": true,')).toThrow(`${file}: (whole file): `)
})

test('A legal entry says whether it is a sample, and nothing else', () => {
  const legal = { sample: true }
  const readLegal = (value: unknown) =>
    parseFacts(legalFacts, 'a/entry.json', JSON.stringify(value))
  expect(readLegal(legal)).toEqual(legal)
  expect(() => readLegal({})).toThrow('a/entry.json: sample: ')
  expect(() => readLegal({ ...legal, author: 'x' })).toThrow('a/entry.json: author: ')
})

describe('The entry of a post', () => {
  const post = {
    sample: false,
    published: '2026-11-17',
    category: 'healthcare',
    tags: ['HL7', 'C++', 'Node.js', 'Time zones'],
    cover: 'cover-xola',
  }
  const readPost = (change: Record<string, unknown>) =>
    parseFacts(postFacts, 'a/entry.json', JSON.stringify({ ...post, ...change }))

  test('is read as it stands, and an author may be added', () => {
    expect(readPost({})).toEqual(post)
    expect(readPost({ author: 'Ida Brandt' }).author).toBe('Ida Brandt')
  })

  const source = { section: 'paying', source: 'software-directive' }

  test('may name what its statements rest on', () => {
    expect(readPost({ sources: [source] }).sources).toEqual([source])
  })

  test.each(Object.keys(source))('is refused with a source without "%s"', (key) => {
    expect(() => readPost({ sources: [{ ...source, [key]: undefined }] })).toThrow(
      `a/entry.json: sources.0.${key}: `,
    )
  })

  test.each(Object.keys(post))('is refused without "%s"', (key) => {
    expect(() => readPost({ [key]: undefined })).toThrow(`a/entry.json: ${key}: `)
  })

  test.each([
    ['a category by its title', { category: 'Healthcare' }, 'category'],
    ['a day that does not exist', { published: '2026-11-31' }, 'published'],
    ['no tags', { tags: [] }, 'tags'],
    ['a tag twice', { tags: ['FHIR', 'fhir'] }, 'tags'],
    ['an empty tag', { tags: ['FHIR', ''] }, 'tags.1'],
    ['a tag that ends with a space', { tags: ['FHIR '] }, 'tags.0'],
    ['a tag with a slash', { tags: ['CI/CD'] }, 'tags.0'],
    ['a tag of 31 letters', { tags: ['x'.repeat(31)] }, 'tags.0'],
    ['an empty author', { author: '' }, 'author'],
    ['an empty list of sources', { sources: [] }, 'sources'],
    [
      'a source that nobody registered',
      { sources: [{ section: 'paying', source: 'hearsay' }] },
      'sources.0.source',
    ],
  ])('is refused with %s', (_, change, field) => {
    expect(() => readPost(change)).toThrow(`a/entry.json: ${field}: `)
  })
})

describe('The entry of a testimonial', () => {
  const testimonial = { sample: true, order: 1, industry: 'adtech', video: null }
  const readTestimonial = (change: Record<string, unknown>) =>
    parseFacts(testimonialFacts, 'a/entry.json', JSON.stringify({ ...testimonial, ...change }))

  test('is read as it stands, and a cover may be added', () => {
    expect(readTestimonial({})).toEqual(testimonial)
    expect(readTestimonial({ cover: 'scene-1' }).cover).toBe('scene-1')
  })

  test.each(Object.keys(testimonial))('is refused without "%s"', (key) => {
    expect(() => readTestimonial({ [key]: undefined })).toThrow(`a/entry.json: ${key}: `)
  })

  test.each([
    ['an industry by its title', { industry: 'AdTech' }, 'industry'],
    ['half a place', { order: 1.5 }, 'order'],
    ['the address of a video', { video: 'https://elsewhere.example/x' }, 'video'],
    ['a cover of null', { cover: null }, 'cover'],
  ])('is refused with %s', (_, change, field) => {
    expect(() => readTestimonial(change)).toThrow(`a/entry.json: ${field}: `)
  })
})

describe('The entry of a page', () => {
  const page = {
    industry: 'retail',
    model: 'outsourcing',
    icons: { queues: 'gauge' },
    pictures: { tills: 'payments' },
  }
  const pageFile = 'content/industries/retail/entry.json'
  const readPage = (change: Record<string, unknown> = {}) =>
    parseFacts(industryFacts, pageFile, JSON.stringify({ ...page, ...change }))

  test('of an industry holds industry, model and drawings', () => {
    expect(readPage()).toEqual(page)
  })

  test.each([
    ['an industry that is not one of the twelve', { industry: 'ferries' }, 'industry'],
    ['a model by its title', { model: 'Extend Your Team' }, 'model'],
    ['an icon that nobody drew', { icons: { queues: 'queue' } }, 'icons.queues'],
    ['a picture that nobody drew', { pictures: { tills: 'till' } }, 'pictures.tills'],
    ['a picture where an icon belongs', { icons: { queues: 'payments' } }, 'icons.queues'],
    ['no icons', { icons: undefined }, 'icons'],
    ['a misspelt key', { modell: 'build' }, 'modell'],
  ])('with %s is refused by file and field', (_, change, field) => {
    expect(() => readPage(change)).toThrow(`${pageFile}: ${field}: `)
  })

  test('of a service holds its picture, drawings of parts and nothing else', () => {
    const { industry: _, model: __, ...drawings } = page
    const service = { picture: 'mobile', ...drawings }
    expect(parseFacts(serviceFacts, 'a/entry.json', JSON.stringify(service))).toEqual(service)
    expect(() => parseFacts(serviceFacts, 'a/entry.json', JSON.stringify(drawings))).toThrow(
      'a/entry.json: picture: ',
    )
    const more = JSON.stringify({ ...service, industry: 'retail' })
    expect(() => parseFacts(serviceFacts, 'a/entry.json', more)).toThrow('a/entry.json: industry: ')
  })

  test('about the company holds drawings of parts and nothing else', () => {
    const { industry: _, model: __, ...drawings } = page
    expect(parseFacts(pageFacts, 'a/entry.json', JSON.stringify(drawings))).toEqual(drawings)
    expect(() => parseFacts(pageFacts, 'a/entry.json', JSON.stringify(page))).toThrow(
      'a/entry.json: industry: ',
    )
  })

  test('of the hiring stages names those that select and those that start', () => {
    expect(() => parseFacts(hiringFacts, 'a/entry.json', '{"selection":["brief"]}')).toThrow(
      'a/entry.json: start: ',
    )
  })
})
