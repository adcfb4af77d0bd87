import { seededRandom, valueNoise } from '../geometry/noise.ts'
import { segment, type Point, polarPoint } from '../geometry/path.ts'
import {
  recorderArm,
  positionOn,
  recorderDisc,
  trace,
  type RecorderDisc,
} from '../instruments/recorder.ts'
import { circle, line } from '../markup/element.ts'
import { plate } from '../markup/sheets.ts'
import { platePens, type Palette } from '../markup/palette.ts'

/** `disc` shows the whole paper with sessions of a device, `quarter` a part of a much larger one. */
const recorderVariants = ['disc', 'quarter'] as const

export type RecorderVariant = (typeof recorderVariants)[number]

type Recording = RecorderDisc & { from: number; to: number; pivot: Point }

const recordings: Record<RecorderVariant, Recording> = {
  disc: {
    centre: [510, 400],
    inner: 84,
    outer: 340,
    rings: 10,
    step: 5,
    swing: 24,
    from: 78,
    to: 372,
    pivot: [1050, 130],
  },
  quarter: {
    centre: [60, 850],
    inner: 260,
    outer: 960,
    rings: 15,
    step: 2,
    swing: 9,
    from: -12,
    to: 50,
    pivot: [1290, 300],
  },
}

/** The paper of a circular chart recorder. 1200 by 800. */
export function chartRecorder(seed: string, palette: Palette, variant: RecorderVariant): string {
  const recording = recordings[variant]
  const noise = valueNoise(seededRandom(seed))
  const pen = platePens(palette)
  const upper = readingsOf(recording, variant === 'disc' ? sessions(noise) : wellbeing(noise))
  const lower = readingsOf(recording, (turn) => 0.14 + 0.2 * noise(turn * 17, 8))
  const [bearing, reading] = upper.at(-1)!
  return plate(
    palette,
    recorderDisc(recording, palette),
    line(trace(recording, lower), pen.ink.main),
    line(trace(recording, upper), { ...pen.signal.bold, 'stroke-linejoin': 'round' }),
    recorderArm(recording.pivot, positionOn(recording, bearing, reading), palette),
    hub(recording, palette),
  )
}

function readingsOf({ from, to }: Recording, readingAt: (turn: number) => number) {
  const steps = 420
  return Array.from({ length: steps + 1 }, (_, step): [number, number] => {
    const turn = step / steps
    return [from + (to - from) * turn, readingAt(turn)]
  })
}

/** A device at work: a low rest, then a plateau for every session, each of its own length. */
function sessions(noise: (x: number, y: number) => number) {
  return (turn: number) => {
    const beat = (turn * 13) % 1
    const busy = beat > 0.3 + 0.3 * noise(Math.floor(turn * 13) * 1.7, 5) && beat < 0.94
    return (busy ? 0.8 : 0.46) + 0.07 * noise(turn * 150, 2) + 0.1 * (noise(turn * 9, 11) - 0.5)
  }
}

/** A slow rise with days of rest in it. */
function wellbeing(noise: (x: number, y: number) => number) {
  return (turn: number) => {
    const wave = 0.5 + 0.16 * Math.sin(turn * 44) * (1 - turn * 0.6)
    return wave + 0.22 * turn + 0.12 * (noise(turn * 14, 3) - 0.5) + 0.02 * noise(turn * 120, 6)
  }
}

function hub({ centre, inner }: Recording, palette: Palette): string {
  const { ink } = platePens(palette)
  const rim = inner * 0.7
  const slots = [0, 90, 180, 270].map((bearing) =>
    segment(polarPoint(centre, rim * 0.4, bearing), polarPoint(centre, rim * 0.75, bearing)),
  )
  return (
    circle(centre, rim, { ...ink.main, fill: palette.ground }) +
    circle(centre, rim * 0.86, ink.fine) +
    line(slots.join(''), ink.bold) +
    circle(centre, rim * 0.16, { fill: palette.ink })
  )
}
