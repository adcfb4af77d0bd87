import { parseQuery } from '../../../content/address-query.ts'
import { hoursTogether, placesBesideClients, readHours } from '../../../content/hours-together.ts'
import type { Examples } from '../../examples.ts'
import { AllPlaces, PlacesAndClients } from './AllPlaces.tsx'
import { CallTimes } from './CallTimes.tsx'
import { Holidays } from './Holidays.tsx'
import { HoursOfYear } from './HoursOfYear.tsx'
import { HoursTogether } from './HoursTogether.tsx'

const today = '2026-01-15'
const law = { title: 'Act on holidays', url: 'https://example.com/law', asOf: today }

function read(query: string) {
  const asked = readHours(parseQuery(query), today)
  return { asked, together: hoursTogether(asked, today), today }
}

const bare = read('')
const usual = read('city=new-york&city=munich&place=warsaw&place=tbilisi')
const alike = read('city=munich&place=warsaw')
const apart = read('city=auckland&place=warsaw')
const part = { ...usual, together: usual.together!, city: usual.asked.cities[0]!, picture: null }

export const examples: Examples = {
  rows: [],
  catalogs: ['hours-together', 'working-hours', 'holidays', 'locations', 'taxonomy'],
  examples: {
    'nothing chosen': <HoursTogether {...bare} picture={null} />,
    'four clocks': <HoursTogether {...usual} picture={null} />,
    'clocks that change together': <HoursTogether {...alike} picture={null} />,
    'no shared hour': <HoursTogether {...apart} picture={null} />,
    'what has no answer': (
      <HoursTogether
        {...read(
          'city=Berln&city=qqqqqqq&place=warsaw&place=kyiv&place=sofia&place=riga&day=1999-01-01',
        )}
        picture={null}
      />
    ),
    'our places and clients': (
      <PlacesAndClients year={2026} places={placesBesideClients(today)} picture={null} />
    ),
    'all places': <AllPlaces {...part} />,
    'over the year': <HoursOfYear {...part} picture={null} />,
    calls: <CallTimes {...part} />,
    'calls outside working hours': (
      <CallTimes {...apart} together={apart.together!} picture={null} />
    ),
    holidays: (
      <Holidays
        year={2026}
        countries={[
          { country: 'ukraine', law },
          { country: 'poland', law },
        ]}
      />
    ),
  },
}
