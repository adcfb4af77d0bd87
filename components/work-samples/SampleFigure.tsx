import type { ReactNode } from 'react'
import type { WorkFigure } from '../../content/work-sample.ts'
import css from './SampleFigure.module.css'

type Props = {
  figure: WorkFigure
  /** Of the document, one for each place of the drawing. */
  words: readonly string[]
}

/** A look into a document: what it measures, plans or weighs, with a few of its own words. */
export function SampleFigure({ figure, words }: Props) {
  const { lines, places } = figures[figure]
  return (
    <svg className={css.figure} viewBox="0 0 320 128" aria-hidden="true">
      {lines}
      {places.map(([x, y, anchor, className], at) => (
        <text key={at} x={x} y={y} textAnchor={anchor} className={className}>
          {words[at]}
        </text>
      ))}
    </svg>
  )
}

/** Where a word begins, stands or ends. */
type Place = readonly [
  x: number,
  y: number,
  anchor?: 'start' | 'middle' | 'end',
  className?: string,
]

type Figure = { lines: ReactNode; places: readonly Place[] }

const dots = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y]) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`).join('')

const uprights = (from: number, step: number, top: number, bottom: number) =>
  Array.from(
    { length: Math.floor((320 - from) / step) + 1 },
    (_, at) => `M${from + at * step} ${top}V${bottom}`,
  ).join('')

export const figures: Record<WorkFigure, Figure> = {
  plan: {
    lines: (
      <>
        <path className={css.thin} d={uprights(0, 80, 4, 106)} />
        <path className={css.fill} d="M0 8h60v14H0z" />
        <path className={css.hatch} d="M60 34h130v14H60zM120 60h120v14H120z" />
        <path d="M220 86h100v14H220zM0 106H320" />
        <path className={css.signal} d="M190 106V4" />
        <path className={css.signalFill} d="M190 4h28l-7 7 7 7h-28z" />
      </>
    ),
    places: [
      [0, 124],
      [190, 124, 'middle', css.act],
      [320, 124, 'end'],
    ],
  },
  marks: {
    lines: (
      <>
        <path d="M125 14H313M125 41H313M125 68H313M125 95H313" />
        <path
          d={[14, 41, 68, 95]
            .map((y) => `M125 ${y - 6}v12M219 ${y - 6}v12M313 ${y - 6}v12`)
            .join('')}
        />
        <path className={css.fill} d={dots([313, 14], [313, 68], [313, 95])} />
        <path className={css.signalFill} d={dots([219, 41])} />
      </>
    ),
    places: [
      [0, 19],
      [0, 46],
      [0, 73],
      [0, 100],
      [125, 122, 'middle'],
      [313, 122, 'middle'],
    ],
  },
  parties: {
    lines: (
      <>
        <path d="M1 24h88v42H1zM120 24h106v42H120zM256 24h63v42h-63zM89 45H120M226 45H256" />
        <path className={css.fill} d="M120 45l-11-5v10zM256 45l-11-5v10z" />
        <path className={css.dashes} d="M173 66v46H45V66" />
      </>
    ),
    places: [
      [45, 50, 'middle'],
      [173, 50, 'middle'],
      [287, 50, 'middle'],
      [109, 104, 'middle', css.act],
    ],
  },
  burndown: {
    lines: (
      <>
        <path className={css.thin} d={uprights(28, 56, 4, 104)} />
        <path d="M28 104H308" />
        <path className={css.rest} d="M28 8L308 104" />
        <path className={css.signal} d="M28 8L56 17.6L84 24.8L112 36.8L140 53.6L168 58.4L196 68" />
        <path className={css.dashes} d="M196 68L280 104" />
        <path className={css.signalFill} d={dots([196, 68])} />
      </>
    ),
    places: [
      [20, 15, 'end'],
      [28, 122, 'middle'],
      [196, 122, 'middle'],
      [204, 52, undefined, css.act],
    ],
  },
  options: {
    lines: (
      <>
        <path className={css.fill} d={dots([9, 60])} />
        <path d="M15 60H60M60 20V100M60 20H88M60 100H88" />
        <path className={css.rest} d="M88 5h186v30H88zM88 85h186v30H88z" />
        <path className={css.signal} d="M60 60H88M88 45h186v30H88zM274 60H306" />
        <path className={css.signalFill} d="M318 60l-14-7v14z" />
      </>
    ),
    places: [
      [96, 25],
      [96, 65],
      [96, 105],
    ],
  },
  alarm: {
    lines: (
      <>
        <path className={css.thin} d={uprights(0, 80, 4, 106)} />
        <path d="M0 106H320M0 90L24 88L48 91L72 86L96 90L120 87" />
        <path className={css.signal} d="M120 87L140 30L168 12L196 16L214 58L232 86" />
        <path d="M232 86L256 90L280 88L304 91L320 89" />
        <path className={css.hatch} d="M120 95h112v11h-112z" />
        <path className={css.signalFill} d={dots([168, 12])} />
      </>
    ),
    places: [
      [120, 124, 'middle'],
      [232, 124, 'middle'],
      [212, 22, undefined, css.act],
    ],
  },
  handover: {
    lines: (
      <>
        <path className={css.thin} d={uprights(0, 80, 20, 126)} />
        <path className={css.fill} d="M0 24h80v15H0zM240 102h80v15h-80z" />
        <path className={css.hatch} d="M0 50h160v15H0zM80 76h160v15H80z" />
        <path d="M0 122H320" />
        <path className={css.signal} d="M319 18V128" />
      </>
    ),
    places: [
      [40, 13, 'middle'],
      [120, 13, 'middle'],
      [200, 13, 'middle'],
      [280, 13, 'middle'],
      [88, 36],
      [168, 62],
      [248, 88],
      [232, 114, 'end'],
    ],
  },
}
