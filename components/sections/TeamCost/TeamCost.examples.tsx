import type { HireCountry } from '../../../content/taxonomy.ts'
import { readTeam, type Team, teamCost } from '../../../content/team-cost.ts'
import type { Examples } from '../../examples.ts'
import { CostArithmetic } from './CostArithmetic.tsx'
import { CostSources } from './CostSources.tsx'
import { TeamCost } from './TeamCost.tsx'
import { TeamHours } from './TeamHours.tsx'

const none = readTeam({})
const team: Team = {
  lines: [
    { position: 'full-stack-developers', level: 'senior', country: 'georgia', count: 2 },
    { position: 'react-developers', level: 'middle', country: 'poland', count: 1 },
  ],
  months: 12,
  client: 'london',
}
const full: Team = {
  lines: Array.from({ length: 8 }, () => ({
    position: 'react-native-developers',
    level: 'lead',
    country: 'argentina',
    count: 20,
  })),
  months: 36,
  client: 'berlin',
}
const timeZones: Record<HireCountry, string> = {
  poland: 'Europe/Warsaw',
  ukraine: 'Europe/Kyiv',
  romania: 'Europe/Bucharest',
  croatia: 'Europe/Zagreb',
  estonia: 'Europe/Tallinn',
  georgia: 'Asia/Tbilisi',
  argentina: 'America/Argentina/Buenos_Aires',
}
const day = '2026-01-15'

function answered(shown: Team, asksForMore = false) {
  return <TeamCost team={shown} cost={teamCost(shown)} asksForMore={asksForMore} picture={null} />
}

export const examples: Examples = {
  rows: [],
  namespaces: ['team-cost', 'working-hours', 'cities', 'taxonomy'],
  examples: {
    'nothing chosen': answered(none),
    'two lines': answered(team),
    'one line to be chosen': answered(team, true),
    'as much as can be asked for': answered(full, true),
    'hours in common': <TeamHours team={team} timeZones={timeZones} day={day} picture={null} />,
    'no hour in common': (
      <TeamHours
        team={{ ...team, lines: team.lines.slice(0, 1), client: 'san-francisco' }}
        timeZones={timeZones}
        day={day}
        picture={null}
      />
    ),
    arithmetic: <CostArithmetic team={team} cost={teamCost(team)} />,
    sources: <CostSources />,
  },
}
