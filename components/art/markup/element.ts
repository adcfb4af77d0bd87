import { type Point, rounded } from '../geometry/point.ts'

/** Presentation attributes of an SVG element; an undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

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
