import { ClaimsTable } from '../../components/sections/ClaimsTable/ClaimsTable.tsx'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { PageOpening } from '../../components/sections/PageOpening/PageOpening.tsx'

export function Page() {
  return (
    <>
      <PageOpening copy="claims-table.introduction" />
      <ClaimsTable copy="claims-table.table" />
      <NextStep copy="claims-table.next" />
    </>
  )
}
