import { parseQuery } from './address-query.ts'
import {
  type Brief,
  type BriefLine,
  type BriefPart,
  briefParts,
  type KeptParts,
} from '../server/contract/brief.ts'
import { comparisonQuery, readComparison } from './compare.ts'
import { comparisonLines } from './compare.server.ts'
import { costLines, hoursLines, type PartWriter, questionLines } from './brief.ts'
import { rateCard } from './facts/rates.ts'
import { hoursAsked, hoursQuery } from './hours-together.ts'
import { supplierAnswersIn } from './procurement.server.ts'
import { questionsQuery, readRoom } from './procurement.ts'
import { readTeams, teamsQuery } from './team-cost.ts'

/** Parts whose figures are invented, until real ones take their place. */
export const sampleParts: readonly BriefPart[] = rateCard.sample ? ['cost'] : []

type ReadPart = (
  query: string,
  write: PartWriter,
  now: Date,
) => { query: string; lines: BriefLine[] }

const readers: Record<BriefPart, ReadPart> = {
  cost: (query, write) => {
    const teams = readTeams(parseQuery(query))
    return { query: teamsQuery(teams), lines: costLines(teams, write) }
  },
  hours: (query, write, now) => {
    const { asked, together } = hoursAsked(parseQuery(query), now)
    return {
      query: hoursQuery(asked),
      lines: together ? hoursLines(asked, together, write) : [],
    }
  },
  comparison: (query, write) => {
    const compared = readComparison(parseQuery(query))
    return { query: comparisonQuery(compared.items), lines: comparisonLines(compared, write) }
  },
  questions: (query, write) => {
    const { selected } = readRoom(parseQuery(query))
    const own = questionsQuery(selected)
    return { query: own, lines: questionLines(own, supplierAnswersIn(write.locale), write) }
  },
}

/**
 * The parts of a brief with what they say, each under the query that its page gives for it. A part that says nothing,
 * such as a team without people, is left out: an address cannot put words of its own into a brief.
 */
export function readParts(brief: Brief, write: PartWriter, now: Date): KeptParts {
  const kept: KeptParts = {}
  for (const part of briefParts) {
    const read = brief[part] ? readers[part](brief[part], write, now) : undefined
    if (read && read.lines.length > 0)
      kept[part] = sampleParts.includes(part) ? { ...read, sample: true } : read
  }
  return kept
}
