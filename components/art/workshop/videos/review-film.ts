import { escapedText } from '../../../../content/html-text.ts'
import { cover, type CoverChoice } from '../../covers/cover.ts'
import { element } from '../../markup/element.ts'
import type { Palette } from '../../markup/palette.ts'
import type { Cue, ReadingPlan } from './reading-plan.ts'

/** Everything that a review's video says. */
export type FilmText = {
  name: string
  position: string
  category: string
  phrase: string
  /** Short mark of an invented review, and the sentence that explains it. */
  sample?: { tag: string; note: string }
  company: string
}

/** What the film is made of: `css` holds fonts and rules, `mark` the company's mark as SVG. */
type FilmParts = {
  slug: string
  words: FilmText
  plan: ReadingPlan
  plate: FilmPlate
  palette: Palette
  css: string
  mark: string
}

/** Sentences of so many characters are set one size smaller or larger. */
const long = 70
const short = 40

/** Scenes leave this many seconds before the next one begins. */
const gap = 0.4

/**
 * The film of a review as an HTML document of 854 by 480 pixels. All motion is CSS animation, so that a
 * frame is the document at a time: title, sentence by sentence, last card; beside them the plate is drawn.
 */
export function reviewFilm({ slug, words, plan, plate, palette, css, mark }: FilmParts): string {
  const inks = Object.entries(palette).map(([ink, colour]) => `--${ink}:${colour}`)
  const times = [`--focus:${plate.focus}`, `--whole:${plan.duration}s`]
  const drawing = drawnPlate(cover(slug, plate.cover, palette), palette.signal, plan.end - 2)
  const body = [
    element('div', { class: 'plate' }, drawing),
    words.sample ? paragraph('tag', words.sample.tag) : '',
    paragraph('who', words.name, `--from:${plan.cues[0]!.from}s;--to:${plan.end}s`),
    titleCard(words, plan),
    ...plan.cues.map(sentence),
    lastCard(words, plan, mark),
    timeScale(plan),
  ]
  const style = [...inks, ...times].join(';')
  return `<!doctype html><html style="${style}"><meta charset="utf-8"><style>${css}</style>${body.join('')}</html>`
}

function titleCard({ category, name, position }: FilmText, { cues }: ReadingPlan): string {
  return element(
    'div',
    { class: 'scene first', style: `--to:${cues[0]!.from - gap}s` },
    paragraph('category', category),
    paragraph('name', name),
    paragraph('position', position),
  )
}

function sentence({ from, to, text, words }: Cue): string {
  const spans = words.map(({ at, text: word }) =>
    element('span', { style: `--at:${at}s` }, escapedText(word)),
  )
  const size = text.length > long ? 'long' : text.length < short ? 'short' : undefined
  const set = element('p', { class: 'words', 'data-size': size }, spans.join(' '))
  return element('div', { class: 'scene', style: `--from:${from}s;--to:${to - gap}s` }, set)
}

function lastCard({ company, sample }: FilmText, { end, duration }: ReadingPlan, mark: string) {
  return element(
    'div',
    { class: 'scene', style: `--from:${end}s;--to:${duration + gap}s` },
    element('p', { class: 'brand' }, mark, escapedText(company)),
    sample ? paragraph('note', sample.note) : '',
  )
}

function timeScale({ cues, end, duration }: ReadingPlan): string {
  const marks = [...cues.map(({ from }) => from), end].map((at) =>
    element('i', { class: 'mark', style: `--share:${(at / duration).toFixed(4)}` }, ''),
  )
  return element('div', { class: 'scale' }, element('div', { class: 'past' }, ''), ...marks)
}

function paragraph(name: string, words: string, style?: string): string {
  return element('p', { class: name, style }, escapedText(words))
}

const shapes = /<(path|circle|rect|line|polyline|ellipse|text|use)\b([^>]*?)(\/?)>/g

/** Lines of an ink are drawn in this share of the time, the signal's in the rest. */
const inkShare = 0.62

/** Drawing a line takes at least so many seconds; longer where there are few lines. */
const shortest = 2.6

/** The pen begins this many seconds before the film, so that its first picture is not blank. */
const lead = 1.5

/**
 * Prepares a drawing for its film: each line gets the moment, in seconds, at which the pen begins with
 * it, in the order of the drawing. What is in the signal ink comes last. Dashed lines keep their dashes
 * and appear; all others are drawn along their length. A line that others refer to stands from the start:
 * Chromium does not seek animations inside the copies of `use`.
 */
export function drawnPlate(markup: string, signal: string, seconds: number): string {
  const count = [...markup.matchAll(shapes)].length
  const pen = Math.max(shortest, seconds / count).toFixed(2)
  let position = 0
  return markup.replace(shapes, (whole, tag: string, attributes: string, slash: string) => {
    const share = position++ / count
    if (attributes.includes(' id="')) return whole
    const last = attributes.includes(`"${signal}"`)
    const start = (last ? inkShare + share * (1 - inkShare) : share * inkShare) * seconds - lead
    const drawn = !attributes.includes('stroke-dasharray') && tag !== 'text' && tag !== 'use'
    const motion = drawn ? ' class="drawn" pathLength="1"' : ' class="shown"'
    return `<${tag}${attributes}${motion} style="--at:${start.toFixed(2)}s;--pen:${pen}s"${slash}>`
  })
}

/** The drawing of a video, and which part of its width stands in the middle of the panel. */
export type FilmPlate = { cover: CoverChoice; focus: number }

/** Testimonials that have a video, by slug. Neighbours differ in family and ground. */
export const reviewFilms: Record<string, FilmPlate> = {
  'renske-oudkerk': {
    cover: { family: 'chart-recorder', pressing: 'night', variant: 'disc' },
    focus: 0.425,
  },
  'callum-ferriby': {
    cover: { family: 'guilloche', pressing: 'buff', variant: 'rosettes' },
    focus: 0.5,
  },
  'pedro-quintanal': { cover: { family: 'line-relief', pressing: 'shoal' }, focus: 0.5 },
  'farid-benslama': { cover: { family: 'income-streams', pressing: 'night' }, focus: 0.68 },
  'hannah-okwuosa': { cover: { family: 'sun-path', pressing: 'paper' }, focus: 0.42 },
  'ilse-vandrecht': {
    cover: { family: 'passage-plan', pressing: 'shoal', variant: 'islands' },
    focus: 0.52,
  },
  'aino-rautavesi': { cover: { family: 'elevation-profile', pressing: 'buff' }, focus: 0.6 },
}
