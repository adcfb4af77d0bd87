import { useData } from 'vike-react/useData'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { CostArithmetic } from '../../components/sections/TeamCost/CostArithmetic.tsx'
import { CostSources } from '../../components/sections/TeamCost/CostSources.tsx'
import { TeamCost } from '../../components/sections/TeamCost/TeamCost.tsx'
import { TeamHours } from '../../components/sections/TeamCost/TeamHours.tsx'
import type { Data } from './+data.ts'
import { ClockPlate, RangePlate } from './TeamPlates.tsx'

export function Page() {
  const { team, cost, asksForMore, timeZones, day } = useData<Data>()
  const hasTeam = team.lines.length > 0
  return (
    <>
      <TeamCost
        {...{ team, cost, asksForMore }}
        picture={hasTeam ? <RangePlate cost={cost} /> : null}
      />
      {hasTeam ? (
        <TeamHours
          {...{ team, timeZones, day }}
          picture={<ClockPlate {...{ team, timeZones, day }} />}
        />
      ) : null}
      {hasTeam ? <CostArithmetic team={team} cost={cost} /> : null}
      <CostSources />
      <NextStep copy="team-cost.next" />
    </>
  )
}
