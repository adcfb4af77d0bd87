/** Cities whose clocks clients compare with; the name of each is a message `working-hours.city.<id>`. */
export const clientZones = [
  { id: 'berlin', timeZone: 'Europe/Berlin' },
  { id: 'london', timeZone: 'Europe/London' },
  { id: 'new-york', timeZone: 'America/New_York' },
  { id: 'san-francisco', timeZone: 'America/Los_Angeles' },
] as const

export type ClientCity = (typeof clientZones)[number]['id']
