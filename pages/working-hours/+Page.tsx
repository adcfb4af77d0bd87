import { useData } from 'vike-react/useData'
import { AllPlaces, PlacesAndClients } from '../../components/sections/HoursTogether/AllPlaces.tsx'
import { CallTimes } from '../../components/sections/HoursTogether/CallTimes.tsx'
import { Holidays } from '../../components/sections/HoursTogether/Holidays.tsx'
import { HoursOfYear } from '../../components/sections/HoursTogether/HoursOfYear.tsx'
import { HoursTogether } from '../../components/sections/HoursTogether/HoursTogether.tsx'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import type { Data } from './+data.ts'
import { ClockPlate, DaysPlate, PlacesPlate, YearPlate } from './HoursPlates.tsx'

export function Page() {
  const { asked, together, today, year, clients, countries } = useData<Data>()
  const [city] = asked.cities
  return (
    <>
      <HoursTogether
        {...{ asked, together, today }}
        picture={together ? <ClockPlate city={city!} together={together} /> : null}
      />
      {together ? (
        <>
          <CallTimes
            {...{ asked, together }}
            picture={<DaysPlate asked={asked} together={together} />}
          />
          {together.periods.length > 1 ? (
            <HoursOfYear
              city={city!}
              together={together}
              picture={<YearPlate city={city!} together={together} />}
            />
          ) : null}
          <AllPlaces city={city!} together={together} />
        </>
      ) : null}
      {clients ? (
        <PlacesAndClients year={year} places={clients} picture={<PlacesPlate day={today} />} />
      ) : null}
      <Holidays year={year} countries={countries} />
      <NextStep copy="hours-together.next" />
    </>
  )
}
