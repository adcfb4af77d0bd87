import { useData } from 'vike-react/useData'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { CostArithmetic } from '../../components/sections/TeamCost/CostArithmetic.tsx'
import { CostScope, CostSources } from '../../components/sections/TeamCost/CostSources.tsx'
import { SideBySide } from '../../components/sections/TeamCost/SideBySide.tsx'
import { TeamCost } from '../../components/sections/TeamCost/TeamCost.tsx'
import { TeamHours } from '../../components/sections/TeamCost/TeamHours.tsx'
import type { Data } from './+data.ts'
import { ClockPlate, RangePlate, TeamsPlate } from './TeamPlates.tsx'

export function Page() {
  const { teams, next, costs, currency, changes, open, timeZones, day } = useData<Data>()
  const [team, another] = teams
  const [cost] = costs
  return (
    <>
      <TeamCost
        {...{ teams, next, costs, currency, changes, open }}
        picture={another ? <TeamsPlate costs={costs} /> : cost ? <RangePlate cost={cost} /> : null}
      />
      {another ? <SideBySide {...{ teams, costs, timeZones, day }} /> : null}
      {team && !another ? (
        <TeamHours
          {...{ team, timeZones, day, currency }}
          picture={<ClockPlate {...{ team, timeZones, day }} />}
        />
      ) : null}
      {team ? <CostArithmetic teams={teams} costs={costs} /> : null}
      <CostScope />
      <CostSources />
      <NextStep copy="team-cost.next" />
    </>
  )
}
