import { pagePlates, type PlateId } from '../../../content/facts/plates.ts'
import { componentTree } from './component-tree.ts'
import { contractTimeline } from './contract-timeline.ts'
import { costRange } from './cost-range.ts'
import { countryMap } from './country-map.ts'
import { eventStream } from './event-stream.ts'
import { flowChart } from './flow-chart.ts'
import { interfaceMap } from './interface-map.ts'
import { ledgerFlow } from './ledger-flow.ts'
import { overlapClock } from './overlap-clock.ts'
import { overlapYear } from './overlap-year.ts'
import { pipelineStages } from './pipeline-stages.ts'
import type { PlateKind, Press, Say } from './plate-kit.ts'
import { rangeChart } from './range-chart.ts'
import { releaseTimeline } from './release-timeline.ts'
import { sequenceDiagram } from './sequence-diagram.ts'
import { teamShape } from './team-shape.ts'
import { versionLines } from './version-lines.ts'
import { workingDays } from './working-days.ts'

const kinds = {
  componentTree,
  contractTimeline,
  costRange,
  countryMap,
  eventStream,
  flowChart,
  interfaceMap,
  ledgerFlow,
  overlapClock,
  overlapYear,
  pipelineStages,
  rangeChart,
  releaseTimeline,
  sequenceDiagram,
  teamShape,
  versionLines,
  workingDays,
}

type Kinds = typeof kinds
type DataOf<Kind extends keyof Kinds> = Kinds[Kind] extends PlateKind<infer Data> ? Data : never

/** A plate with its data; labels are texts. */
export type Plate = {
  [Kind in keyof Kinds]: { kind: Kind; data: DataOf<Kind> }
}[keyof Kinds]

/** The plates of pages; their labels are ids of messages. */
const labelled: Readonly<Record<PlateId, Plate>> = pagePlates

const messageId = /^(?:plates|cities|working-hours\.city)\.[a-z]/

/** A plate of a page with its labels in the visitor's language. */
export function pagePlate(id: PlateId, say: Say): Plate {
  return withTexts(labelled[id], say)
}

/** What stands below a plate of a page: its title and how it is read. */
export function plateCaption(id: PlateId, say: Say): { title: string; note: string } {
  return { title: say(`plates.${id}.title`), note: say(`plates.${id}.note`) }
}

function withTexts<Part>(part: Part, say: Say): Part {
  if (typeof part === 'string') return (messageId.test(part) ? say(part) : part) as Part
  if (Array.isArray(part)) return part.map((each: unknown) => withTexts(each, say)) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([name, value]) => [name, withTexts(value, say)])
  return Object.fromEntries(entries) as Part
}

/** The markup of a plate. */
export function drawPlate({ kind, data }: Plate, press: Press): string {
  return (kinds[kind] as PlateKind<Plate['data']>).draw(data, press)
}

/** A plate in sentences, for those who do not see it. */
export function describePlate(
  { kind, data }: Plate,
  spoken: Pick<Press, 'locale' | 'say'>,
): string {
  // Where a drawing may divide a word is nothing to say.
  return (kinds[kind] as PlateKind<Plate['data']>).describe(data, spoken).replaceAll('\u00AD', '')
}
