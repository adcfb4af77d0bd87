import { type Point, rounded } from '../geometry/path.ts'

/** Presentation attributes of an SVG element; an undefined one is left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** SVG markup. Numbers get two decimals. */
export function element(tag: string, attributes: Attributes, ...content: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? twoDecimals(value) : value}"`)
    .join('')
  return content.length === 0
    ? `<${tag}${written}/>`
    : `<${tag}${written}>${content.join('')}</${tag}>`
}

/** A line without filling. No data gives no element. */
export function line(data: string, attributes: Attributes): string {
  return data === '' ? '' : element('path', { d: data, fill: 'none', ...attributes })
}

/** A filled shape. No data gives no element. */
export function shape(data: string, attributes: Attributes): string {
  return data === '' ? '' : element('path', { d: data, ...attributes })
}

/** Takes a centre and a radius in pixels and gives a circle, without filling unless one is named. */
export function circle(centre: Point, radius: number, attributes: Attributes): string {
  const position = { cx: rounded(centre[0]), cy: rounded(centre[1]), r: rounded(radius) }
  return element('circle', { ...position, fill: 'none', ...attributes })
}

/** Takes a shift in pixels and content and gives the shifted group. */
export function shifted([x, y]: Point, ...content: string[]): string {
  return element('g', { transform: `translate(${rounded(x)} ${rounded(y)})` }, ...content)
}

/** Takes the size of a sheet in pixels and its content and gives the whole SVG document. */
export function sheetOf(width: number, height: number, ...content: string[]): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...content)
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}

/** The size in pixels. */
export function sizeOf(markup: string): { width: number; height: number } {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(markup) ?? []
  return { width: Number(width), height: Number(height) }
}

/** Outlines of the figures 0 to 9, each 6 wide and 10 high, as cut with a single stroke. */
const figures = [
  'M3 0C5 0 6 1.6 6 5S5 10 3 10S0 8.4 0 5S1 0 3 0Z',
  'M1 2.2L3.6 0V10',
  'M.2 2.6C.4 1 1.5 0 3 0C4.8 0 5.9 1.1 5.9 2.7C5.9 5.4 0 7.4 0 10H6',
  'M.2 1.6C.8.6 1.8 0 3 0C4.7 0 5.8 1 5.8 2.5S4.6 4.8 2.6 4.8C4.7 4.8 6 5.8 6 7.3C6 8.9 4.7 10 3 10C1.6 10 .6 9.4 0 8.3',
  'M4.6 10V0L0 7H6',
  'M5.5 0H.9L.5 4.6C1.2 4 2 3.7 3 3.7C4.8 3.7 6 4.9 6 6.7C6 8.7 4.7 10 2.8 10C1.5 10 .6 9.5 0 8.6',
  'M5.2.6C2 1 0 3.4 0 6.6C0 8.7 1.2 10 3 10S6 8.7 6 6.8S4.8 3.8 3.1 3.8C1.6 3.8.3 4.8 0 6.4',
  'M0 0H6L2.2 10',
  'M3 4.7C1.4 4.7.4 3.8.4 2.4S1.4 0 3 0S5.6 1 5.6 2.4S4.6 4.7 3 4.7C1.2 4.7 0 5.8 0 7.4S1.2 10 3 10S6 9 6 7.4S4.8 4.7 3 4.7Z',
  'M.8 9.4C4 9 6 6.6 6 3.4C6 1.3 4.8 0 3 0S0 1.3 0 3.2S1.2 6.2 2.9 6.2C4.4 6.2 5.7 5.2 6 3.6',
] as const

const advance = 8

/**
 * Takes a row of figures and a height in pixels and gives them as lines, centred on the origin. A
 * picture file may not load a font, so the figures of a drawing are drawn.
 */
export function engravedNumber(text: string, height: number, attributes: Attributes): string {
  const scale = height / 10
  const left = -((text.length - 1) * advance + 6) / 2
  const strokes = [...text].map((figure, index) =>
    line(figures[Number(figure)] ?? '', { transform: `translate(${left + index * advance} -5)` }),
  )
  const weight = Math.max(1.1, height * 0.1) / scale
  const pen = { 'stroke-width': weight, 'stroke-linecap': 'round', ...attributes }
  return element('g', { transform: `scale(${scale})`, ...pen }, ...strokes)
}
