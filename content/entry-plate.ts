import type { Token, Tokens } from 'marked'
import * as v from 'valibot'
import { ContentError } from './content-error.ts'
import { day, timeZone } from './parse-facts.ts'
import { type MarkdownSection, splitHeading, plainLine, plainText } from './markdown.ts'

/** A text of a plate, by its name in the words of the entry. */
const label = v.pipe(v.string(), v.regex(/^#[a-z][a-z0-9-]*$/, 'is no label such as "#outbox"'))

const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const figure = v.number()
const flag = v.optional(v.boolean())
const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(2))

const system = v.strictObject({
  name: label,
  speaks: label,
  gives: flag,
  gets: flag,
  followed: flag,
})

const city = v.strictObject({ city: label, zone: timeZone })

/** How a range is drawn. */
const look = v.picklist(['filled', 'hatched', 'followed'])

/**
 * `plate` of a story's or post's `entry.json`: one of the kinds of drawings in `components/art/plates`, where each
 * field says what it does. What is read stands in the words of the entry, in its section `plate`.
 */
export const entryPlate = v.variant('kind', [
  v.strictObject({
    kind: v.literal('flowChart'),
    data: v.strictObject({
      steps: some(
        v.strictObject({
          label,
          note: v.optional(label),
          exit: v.optional(v.strictObject({ when: label, label })),
          followed: flag,
        }),
      ),
    }),
  }),
  v.strictObject({
    kind: v.literal('sequenceDiagram'),
    data: v.pipe(
      v.strictObject({
        parties: some(label),
        messages: some(
          v.strictObject({ label, from: place, to: place, refused: flag, followed: flag }),
        ),
      }),
      v.check(
        ({ parties, messages }) =>
          messages.every(({ from, to }) => Math.max(from, to) < parties.length),
        'has a message of a party that there is not',
      ),
    ),
  }),
  v.strictObject({
    kind: v.literal('rangeChart'),
    data: v.strictObject({
      axis: v.pipe(
        v.strictObject({
          from: figure,
          to: figure,
          unit: label,
          every: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
          cells: flag,
        }),
        v.check(({ from, to }) => from < to, 'must end after its beginning'),
      ),
      rows: some(
        v.strictObject({
          label,
          note: v.optional(label),
          spans: v.optional(
            v.array(v.strictObject({ from: figure, to: figure, look: v.optional(look) })),
          ),
          marks: v.optional(v.array(v.strictObject({ at: figure, followed: flag }))),
        }),
      ),
      legend: v.strictObject({
        filled: v.optional(label),
        hatched: v.optional(label),
        followed: v.optional(label),
        mark: v.optional(label),
      }),
    }),
  }),
  v.strictObject({
    kind: v.literal('interfaceMap'),
    data: v.strictObject({
      left: some(system),
      right: some(system),
      middle: label,
      trail: v.strictObject({ title: label, text: label }),
    }),
  }),
  v.strictObject({
    kind: v.literal('overlapClock'),
    data: v.strictObject({ client: city, team: city, day, moved: v.optional(figure) }),
  }),
])

export type EntryPlate = v.InferOutput<typeof entryPlate>

/** The id of the section that holds the words of a plate. */
export const plateSection = 'plate'

/** A text without the words of its plate, which are those of the text around it. */
export function withoutPlate(body: readonly Token[]): Token[] {
  let inside = false
  return body.filter((token) => {
    if (token.type === 'heading' && token.depth <= 2)
      inside = splitHeading((token as Tokens.Heading).text).id === plateSection
    return !inside
  })
}

/** What is read in a plate and below it. */
export type PlateWords = { title: string; note: string; labels: ReadonlyMap<string, string> }

/** A plate with its words in one language. */
export type WrittenPlate = { plate: EntryPlate; caption: { title: string; note: string } }

/** The same of a post, below the section with an id. */
export type PostPlate = WrittenPlate & { below: string }

/**
 * Reads the words of a plate: a sentence that says how it is read, and a list of labels by name.
 * @throws ContentError when one of them is missing or has another shape
 */
export function parsePlateWords(file: string, { title, tokens }: MarkdownSection): PlateWords {
  const [note, list, ...more] = tokens.filter(({ type }) => type !== 'space')
  if (note?.type !== 'paragraph' || list?.type !== 'list' || more.length > 0)
    throw new ContentError(file, plateSection, 'needs one sentence, and below it a list of labels')
  const labels = (list as Tokens.List).items.map(({ text }) => {
    const [, name, words] = /^\*\*([a-z][a-z0-9-]*):\*\* (.+)$/.exec(text) ?? []
    if (!name || !words)
      throw new ContentError(file, plateSection, `"${text}" is no "- **name:** label"`)
    return [name, plainLine(file, plateSection, words)] as const
  })
  const twice = labels.find(([name], at) => labels.slice(0, at).some(([other]) => other === name))
  if (twice) throw new ContentError(file, plateSection, `says "**${twice[0]}:**" twice`)
  return { title, note: plainText(file, plateSection, note), labels: new Map(labels) }
}

/**
 * A plate with its words in place of their names.
 * @throws ContentError when a label has no words, or words are in no drawing
 */
export function writtenPlate(file: string, plate: EntryPlate, words: PlateWords): WrittenPlate {
  const { title, note, labels } = words
  const used = new Set<string>()
  const filled = <Part>(part: Part): Part => {
    if (typeof part === 'string' && part.startsWith('#')) {
      const name = part.slice(1)
      used.add(name)
      const text = labels.get(name)
      if (text) return text as Part
      throw new ContentError(file, plateSection, `lacks "- **${name}:** label"`)
    }
    if (Array.isArray(part)) return part.map((each: unknown) => filled(each)) as Part
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, filled(value as unknown)]),
    ) as Part
  }
  const written = filled(plate)
  const idle = [...labels.keys()].find((name) => !used.has(name))
  if (idle)
    throw new ContentError(file, plateSection, `has "${idle}", which entry.json never names`)
  return { plate: written, caption: { title, note } }
}
