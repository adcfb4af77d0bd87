/** A place where engineers of the company work (claim C-11); its name is a message `locations.<id>`. */
export type EngineerLocation = {
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Degrees north and east. */
  latitude: number
  longitude: number
  /** Time zone of the IANA database. */
  timeZone: string
}

export const engineerLocations = [
  {
    id: 'tallinn',
    country: 'EE',
    latitude: 59.437,
    longitude: 24.7536,
    timeZone: 'Europe/Tallinn',
  },
  { id: 'riga', country: 'LV', latitude: 56.9496, longitude: 24.1052, timeZone: 'Europe/Riga' },
  {
    id: 'vilnius',
    country: 'LT',
    latitude: 54.6872,
    longitude: 25.2797,
    timeZone: 'Europe/Vilnius',
  },
  { id: 'warsaw', country: 'PL', latitude: 52.2297, longitude: 21.0122, timeZone: 'Europe/Warsaw' },
  { id: 'krakow', country: 'PL', latitude: 50.0647, longitude: 19.945, timeZone: 'Europe/Warsaw' },
  { id: 'lviv', country: 'UA', latitude: 49.8397, longitude: 24.0297, timeZone: 'Europe/Kyiv' },
  { id: 'kyiv', country: 'UA', latitude: 50.4501, longitude: 30.5234, timeZone: 'Europe/Kyiv' },
  {
    id: 'chisinau',
    country: 'MD',
    latitude: 47.0105,
    longitude: 28.8638,
    timeZone: 'Europe/Chisinau',
  },
  { id: 'zagreb', country: 'HR', latitude: 45.815, longitude: 15.9819, timeZone: 'Europe/Zagreb' },
  {
    id: 'belgrade',
    country: 'RS',
    latitude: 44.7866,
    longitude: 20.4489,
    timeZone: 'Europe/Belgrade',
  },
  {
    id: 'bucharest',
    country: 'RO',
    latitude: 44.4268,
    longitude: 26.1025,
    timeZone: 'Europe/Bucharest',
  },
  { id: 'sofia', country: 'BG', latitude: 42.6977, longitude: 23.3219, timeZone: 'Europe/Sofia' },
  { id: 'tbilisi', country: 'GE', latitude: 41.7151, longitude: 44.8271, timeZone: 'Asia/Tbilisi' },
  {
    id: 'buenos-aires',
    country: 'AR',
    latitude: -34.6037,
    longitude: -58.3816,
    timeZone: 'America/Argentina/Buenos_Aires',
  },
] as const satisfies readonly EngineerLocation[]

export type LocationId = (typeof engineerLocations)[number]['id']

/** How many places can be compared with a city at once. */
export const mostPlaces = 3

/** The place that stands for a country, by its ISO code: the first. */
export function placeIn(country: EngineerCountry): LocationId {
  return engineerLocations.find((location) => location.country === country)!.id
}

type EngineerCountry = (typeof engineerLocations)[number]['country']
