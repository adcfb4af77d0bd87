import { availability } from './facts/availability.ts'

/** What is known of each entry beside its words. */
const facts = import.meta.glob<{ sample?: boolean }>('./*/*/entry.json', {
  eager: true,
  import: 'default',
})

/** Entries marked as samples, as `<kind>/<slug>` (rulings 4). */
export function sampleEntries(): string[] {
  const entries = Object.entries(facts)
    .filter(([, { sample }]) => sample === true)
    .map(([path]) => path.replace(/^\.\/|\/entry\.json$/g, ''))
  return [...entries, ...(availability.sample ? ['facts/availability'] : [])]
}
