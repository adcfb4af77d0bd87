/** Names of clients, and whether it is invented that they are clients. */
export type NamedClients = { names: readonly string[]; sample?: boolean }

/**
 * Clients named in the hero (S-28), set plainly in the site's own type: no marks of other companies
 * are imitated.
 */
export const heroClients: NamedClients = {
  names: ['Abbott', 'Castrol', 'Tipalti', 'Medneo', 'Datasport', 'Xola'],
  sample: true,
}

/** Cities whose clocks clients compare with; the name of each is a message `working-hours.city.<id>`. */
export const clientZones = [
  { id: 'berlin', timeZone: 'Europe/Berlin' },
  { id: 'london', timeZone: 'Europe/London' },
  { id: 'new-york', timeZone: 'America/New_York' },
  { id: 'san-francisco', timeZone: 'America/Los_Angeles' },
] as const

export type ClientCity = (typeof clientZones)[number]['id']

/** Whose clock is drawn beside ours for readers of a language: that of its largest market, by default London. */
export function drawnClient(locale: string): (typeof clientZones)[number] {
  const city: ClientCity = locale === 'de' ? 'berlin' : 'london'
  return clientZones.find(({ id }) => id === city)!
}
