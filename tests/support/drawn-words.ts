import { parse } from 'node-html-parser'
import { type Box, overlap, widened } from '../../components/art/geometry/box.ts'
import { within } from '../../components/art/geometry/interrupted.ts'
import { isInside, type Point } from '../../components/art/geometry/path.ts'
import {
  type Framing,
  framings,
  pageInks,
  textWidth,
} from '../../components/art/plates/plate-kit.ts'

export type Word = Box & { text: string }

type Outline = { lines: Point[][]; covers: boolean }
type Mark = { outline: Outline } | { word: Word }
type Node = ReturnType<typeof parse>

/** All that a drawing shows, in the order in which it is painted. */
function marksOf(markup: string, framing: Framing): Mark[] {
  const root = parse(markup)
  const marks: Mark[] = []
  const walk = (node: Node, x: number, y: number) => {
    const name = node.rawTagName
    if (name === 'defs') return
    const attribute = (key: string) => node.getAttribute?.(key)
    const transform = attribute('transform') ?? ''
    const [, dx = '0', dy = '0'] = /translate\((\S+) (\S+?)\)/.exec(transform) ?? []
    const at = [x + Number(dx), y + Number(dy)] as const
    const placed = ([left, top]: Point): Point => [at[0] + left, at[1] + top]
    // What two share is a wash, through which lines are seen.
    const isFilled = !['none', pageInks.overlap].includes(attribute('fill') ?? '')
    if (name === 'text') marks.push({ word: wordOf(node, at, framing) })
    // Heads of arrows are turned, and so small that their lines are enough.
    else if (name === 'path' && !transform.includes('rotate')) {
      const lines = linesOf(attribute('d')!).map((each) => each.map(placed))
      marks.push({ outline: { lines, covers: isFilled } })
    } else if (name === 'use') {
      const path = root.querySelector(attribute('href')!)!
      marks.push({ outline: { lines: linesOf(path.getAttribute('d')!), covers: isFilled } })
    } else if (name === 'circle') {
      const [middle, top, radius] = ['cx', 'cy', 'r'].map((key) => Number(attribute(key)))
      const round = Array.from({ length: 33 }, (_, index): Point => {
        const turn = (index * Math.PI) / 16
        return placed([middle! + radius! * Math.cos(turn), top! + radius! * Math.sin(turn)])
      })
      marks.push({ outline: { lines: [round], covers: isFilled } })
    }
    for (const child of node.childNodes) walk(child as Node, ...at)
  }
  walk(root, 0, 0)
  return marks
}

/** The box of a text, estimated from its letters. */
function wordOf(node: Node, [x, y]: Point, framing: Framing): Word {
  const size = Number(node.getAttribute('font-size') ?? framings[framing].size)
  const mono = node.getAttribute('font-family') !== undefined
  const width = textWidth(node.text, size, { mono }) * 0.94
  const anchor = node.getAttribute('text-anchor')
  const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0
  const left = x + Number(node.getAttribute('x')) - share * width
  const base = y + Number(node.getAttribute('y'))
  return {
    text: node.text,
    left,
    right: left + width,
    top: base - 0.7 * size,
    bottom: base + 0.2 * size,
  }
}

/** All texts of a drawing. */
export function wordsOf(markup: string, framing: Framing): Word[] {
  return marksOf(markup, framing).flatMap((mark) => ('word' in mark ? [mark.word] : []))
}

/** Texts that lie on each other, or nearer to each other than a distance. */
export function touchingWords(words: readonly Word[], apart = 0): string[] {
  return words.flatMap((one, index) =>
    words
      .slice(0, index)
      .filter((other) => overlap(widened(one, apart), other))
      .map((other) => `${one.text} / ${other.text}`),
  )
}

/**
 * Texts through which a line or the edge of an area runs, painted before them or after, or to which one comes nearer
 * than a distance. Lines that end behind a filled
 * area on which the text stands do not count; a halo around letters does not help, since lines show between them.
 */
export function crossedWords(markup: string, framing: Framing, apart = 0): string[] {
  const marks = marksOf(markup, framing)
  return marks.flatMap((mark, index) => {
    if (!('word' in mark)) return []
    const room = widened(mark.word, apart)
    const isCrossed = marks.some((other, at) => {
      if (!('outline' in other)) return false
      const covers = marks
        .slice(at + 1, Math.max(at + 1, index))
        .flatMap((each) => ('outline' in each && each.outline.covers ? [each.outline] : []))
      return other.outline.lines.some((points) => runsThrough(points, room, covers))
    })
    return isCrossed ? [mark.word.text] : []
  })
}

function runsThrough(points: readonly Point[], word: Box, covers: readonly Outline[]): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index]!
    const part = within(from, to, word)
    if (!part) return false
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if ((part[1] - part[0]) * length < 0.5) return false
    return [0.1, 0.5, 0.9].some((share) => {
      const along = part[0] + (part[1] - part[0]) * share
      const place: Point = [
        from[0] + (to[0] - from[0]) * along,
        from[1] + (to[1] - from[1]) * along,
      ]
      return !covers.some(({ lines }) => isInside(lines, place))
    })
  })
}

/** Places along path data with the commands that drawings have; arcs are those of circles. */
function linesOf(data: string): Point[][] {
  const lines: Point[][] = []
  let at: Point = [0, 0]
  const to = (point: Point) => {
    lines.at(-1)!.push(point)
    at = point
  }
  for (const [, command, rest] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...rest!.matchAll(/-?\d*\.?\d+/g)].map(Number)
    const isRelative = command === command!.toLowerCase()
    const origin: Point = isRelative ? at : [0, 0]
    const point = (index: number): Point => [
      origin[0] + numbers[index]!,
      origin[1] + numbers[index + 1]!,
    ]
    switch (command!.toUpperCase()) {
      case 'M':
        lines.push([point(0)])
        at = point(0)
        for (let index = 2; index < numbers.length; index += 2) to(point(index))
        break
      case 'L':
        for (let index = 0; index < numbers.length; index += 2) to(point(index))
        break
      case 'H':
        to([(isRelative ? at[0] : 0) + numbers[0]!, at[1]])
        break
      case 'V':
        to([at[0], (isRelative ? at[1] : 0) + numbers[0]!])
        break
      case 'A':
        for (const each of arcPlaces(at, point(5), numbers)) to(each)
        break
      case 'Z':
        to(lines.at(-1)![0]!)
        break
      default:
        throw new TypeError(`Path data has ${command}`)
    }
  }
  return lines
}

function arcPlaces(from: Point, to: Point, [radius, , , large, sweep]: number[]): Point[] {
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2
  const side = Math.sqrt(Math.max(0, radius! ** 2 - half ** 2)) * (large === sweep ? -1 : 1)
  const centre: Point = [
    middleX - (side * (to[1] - from[1])) / (2 * half),
    middleY + (side * (to[0] - from[0])) / (2 * half),
  ]
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const end = Math.atan2(to[1] - centre[1], to[0] - centre[0])
  const full = 2 * Math.PI
  const turn = sweep ? (end - start + full) % full : -((start - end + full) % full)
  return Array.from({ length: 24 }, (_, index): Point => {
    const angle = start + (turn * (index + 1)) / 24
    return [centre[0] + radius! * Math.cos(angle), centre[1] + radius! * Math.sin(angle)]
  })
}
