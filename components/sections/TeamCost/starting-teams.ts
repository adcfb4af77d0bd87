import type { Team } from '../../../content/team-cost.ts'

/** Teams that others begin with; what each is called is `team-cost.begin.<id>`. */
export const startingTeams = [
  {
    id: 'one',
    team: {
      lines: [{ position: 'front-end-developers', level: 'senior', country: 'poland', count: 1 }],
      months: 6,
      client: 'london',
    },
  },
  {
    id: 'product',
    team: {
      lines: [
        { position: 'back-end-developers', level: 'lead', country: 'poland', count: 1 },
        { position: 'full-stack-developers', level: 'senior', country: 'poland', count: 2 },
        { position: 'qa-engineers', level: 'middle', country: 'poland', count: 1 },
      ],
      months: 12,
      client: 'london',
    },
  },
  {
    id: 'quarter',
    team: {
      lines: [{ position: 'devops-engineers', level: 'senior', country: 'estonia', count: 1 }],
      months: 3,
      client: 'london',
    },
  },
] as const satisfies readonly { id: string; team: Team }[]
