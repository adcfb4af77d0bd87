import { parseQuery } from '../../../content/address-query.ts'
import type { Currency } from '../../../content/facts/rates.ts'
import type { HireCountry } from '../../../content/taxonomy.ts'
import { readTeams, type Team, teamCost, type Teams } from '../../../content/team-cost.ts'
import type { OpenPart } from '../../../content/team-form.ts'
import type { Examples } from '../../examples.ts'
import { CostArithmetic } from './CostArithmetic.tsx'
import { CostScope, CostSources } from './CostSources.tsx'
import { SideBySide } from './SideBySide.tsx'
import { TeamCost } from './TeamCost.tsx'
import { TeamHours } from './TeamHours.tsx'

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

const cheaper: Team = {
  ...team,
  lines: team.lines.map((line) => ({ ...line, country: 'georgia' })),
  months: 6,
}
const other: Team = {
  lines: [{ position: 'qa-engineers', level: 'lead', country: 'argentina', count: 3 }],
  months: 6,
  client: 'london',
}

function answered(
  teams: readonly Team[],
  { open, currency = 'EUR' }: { open?: OpenPart; currency?: Currency } = {},
) {
  const next = { months: 6, client: 'london' } as const
  return shown({ teams, next, currency, changes: [] }, open)
}

function shown(choice: Teams, open?: OpenPart) {
  const costs = choice.teams.map((each) => teamCost(each, choice.currency))
  return <TeamCost {...choice} costs={costs} open={open} picture={null} />
}

function compared(...teams: Team[]) {
  const costs = teams.map((each) => teamCost(each))
  return <SideBySide {...{ teams, costs, timeZones, day }} />
}

const hostile = parseQuery(
  'role=qa-engineers&count=-5&role=pirates&role=ios-developers&count=1&count=10000&place=atlantis' +
    '&months=1000&zone=mars&currency=BTC',
)

const hours = { timeZones, day, currency: 'EUR', picture: null } as const

export const examples: Examples = {
  rows: [],
  catalogs: ['team-cost', 'working-hours', 'cities', 'taxonomy'],
  examples: {
    'nothing chosen': answered([]),
    'two lines': answered([team]),
    'in dollars': answered([team], { currency: 'USD' }),
    'one line to be chosen': answered([team], { open: 1 }),
    'as much as can be asked for': answered([full, full, full], { open: 1 }),
    'a second team to be chosen': answered([team], { open: 'team' }),
    'two teams': answered([team, cheaper]),
    'a hostile address': shown(readTeams(hostile)),
    'side by side': compared(team, cheaper, other),
    'hours in common': <TeamHours team={team} {...hours} />,
    'no hour in common': (
      <TeamHours
        team={{ ...team, lines: team.lines.slice(0, 1), client: 'san-francisco' }}
        {...hours}
      />
    ),
    arithmetic: <CostArithmetic teams={[team]} costs={[teamCost(team)]} />,
    'arithmetic of two teams in pounds': (
      <CostArithmetic
        teams={[team, other]}
        costs={[teamCost(team, 'GBP'), teamCost(other, 'GBP')]}
      />
    ),
    scope: <CostScope />,
    sources: <CostSources />,
  },
}
