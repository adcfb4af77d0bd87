import type { PlateCountry } from './cities.ts'

/** A sea or a neighbour that the map of a country names; its name is a message `plates.around.<id>`. */
type Surrounding = {
  id: string
  sea?: true
  /** Degrees north and east of the middle of its name. */
  latitude: number
  longitude: number
}

/** Country by country, those with room for their name on the map. */
export const surroundings = {
  PL: [
    { id: 'baltic-sea', sea: true, latitude: 54.75, longitude: 16.3 },
    { id: 'germany', latitude: 51.9, longitude: 13.3 },
    { id: 'czechia', latitude: 49.7, longitude: 15.6 },
    { id: 'slovakia', latitude: 48.9, longitude: 19.6 },
    { id: 'ukraine', latitude: 50.95, longitude: 24.6 },
    { id: 'belarus', latitude: 53, longitude: 25 },
    { id: 'lithuania', latitude: 54.7, longitude: 24 },
  ],
  UA: [
    { id: 'black-sea', sea: true, latitude: 44.5, longitude: 31.6 },
    { id: 'belarus', latitude: 52.4, longitude: 28.2 },
    { id: 'poland', latitude: 51.3, longitude: 22.3 },
    { id: 'romania', latitude: 46.3, longitude: 25 },
    { id: 'russia', latitude: 51.9, longitude: 37.2 },
  ],
  HR: [
    { id: 'adriatic-sea', sea: true, latitude: 43.1, longitude: 14.9 },
    { id: 'slovenia', latitude: 46.1, longitude: 14.6 },
    { id: 'hungary', latitude: 46.3, longitude: 18.2 },
    { id: 'bosnia', latitude: 44.5, longitude: 17.7 },
    { id: 'serbia', latitude: 44.7, longitude: 19.6 },
    { id: 'italy', latitude: 43.2, longitude: 13.3 },
  ],
  EE: [
    { id: 'gulf-of-finland', sea: true, latitude: 59.75, longitude: 25.6 },
    { id: 'baltic-sea', sea: true, latitude: 59, longitude: 21.9 },
    { id: 'latvia', latitude: 57.6, longitude: 25.8 },
    { id: 'russia', latitude: 58.9, longitude: 28.3 },
  ],
  RO: [
    { id: 'black-sea', sea: true, latitude: 43.4, longitude: 29.4 },
    { id: 'hungary', latitude: 47.2, longitude: 20.6 },
    { id: 'serbia', latitude: 44.3, longitude: 21 },
    { id: 'bulgaria', latitude: 43.4, longitude: 25.3 },
    { id: 'ukraine', latitude: 48.4, longitude: 25.6 },
    { id: 'moldova', latitude: 47.3, longitude: 28.6 },
  ],
  GE: [
    { id: 'black-sea', sea: true, latitude: 42.1, longitude: 40.6 },
    { id: 'russia', latitude: 43.2, longitude: 43.6 },
    { id: 'turkiye', latitude: 41.15, longitude: 42.3 },
    { id: 'armenia', latitude: 40.95, longitude: 44.5 },
    { id: 'azerbaijan', latitude: 41, longitude: 46.3 },
  ],
  AR: [
    { id: 'atlantic-ocean', sea: true, latitude: -36.8, longitude: -55.5 },
    { id: 'uruguay', latitude: -32.8, longitude: -56 },
    { id: 'brazil', latitude: -29.5, longitude: -54.6 },
  ],
} as const satisfies Record<PlateCountry, readonly Surrounding[]>
