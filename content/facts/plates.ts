import type { Industry, Role, Skill } from '../taxonomy.ts'
import { eventPlates } from './plates/events.ts'
import { interfacePlates } from './plates/interfaces.ts'
import { ledgerPlates } from './plates/ledgers.ts'
import { pipelinePlates } from './plates/pipelines.ts'
import { releasePlates } from './plates/releases.ts'
import { teamPlates } from './plates/teams.ts'
import { versionPlates } from './plates/versions.ts'

/** Every explaining plate of a page by its id; title and sentence below it are `plates.<id>.title` and `.note`. */
export const pagePlates = {
  ...teamPlates,
  ...releasePlates,
  ...interfacePlates,
  ...ledgerPlates,
  ...eventPlates,
  ...pipelinePlates,
  ...versionPlates,
} as const

export type PlateId = keyof typeof pagePlates

/** The plate of each service, by the last part of its English path. */
export const servicePlates = {
  'staff-augmentation-services': 'team-augmentation',
  'dedicated-team': 'team-dedicated',
  'software-development-outsourcing': 'release-outsourcing',
  'web-development': 'interfaces-web',
  'mobile-development': 'versions-app',
  devops: 'pipeline-delivery',
  'healthcare-software-development': 'interfaces-hospital',
} as const satisfies Readonly<Record<string, PlateId>>

/** The plate of each industry that has a page. */
export const industryPlates: Readonly<Partial<Record<Industry, PlateId>>> = {
  healthcare: 'events-results',
  fintech: 'ledger-payment',
  educational: 'release-term',
  telecommunications: 'interfaces-telecom',
  logistics_and_transportation: 'events-parcel',
  ecommerce: 'ledger-refund',
  travel_and_hospitality: 'interfaces-booking',
  adtech: 'events-conversions',
  retail: 'interfaces-shop',
}

/** The plate of each role and skill. */
export const hirePlates: Readonly<Record<Role | Skill, PlateId>> = {
  'front-end-developers': 'tree-search',
  'back-end-developers': 'versions-api',
  'full-stack-developers': 'release-feature',
  'android-developers': 'versions-app',
  'ios-developers': 'pipeline-ios',
  'mobile-developers': 'versions-app',
  'devops-engineers': 'pipeline-delivery',
  'qa-engineers': 'pipeline-checks',
  'javascript-developers': 'tree-search',
  'typescript-developers': 'interfaces-web',
  'react-developers': 'tree-search',
  'react-native-developers': 'versions-app',
  'dotnet-developers': 'release-migration',
  'flutter-developers': 'pipeline-ios',
  'golang-developers': 'pipeline-delivery',
  'node-developers': 'versions-api',
  'python-developers': 'pipeline-data',
}
