import { ClaimsTable } from '../../components/sections/ClaimsTable/ClaimsTable.tsx'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { PageIntroduction } from '../../components/sections/PageIntroduction/PageIntroduction.tsx'

export function Page() {
  return (
    <>
      <PageIntroduction copy="claims-table.introduction" />
      <ClaimsTable copy="claims-table.table" />
      <NextStep copy="claims-table.next" />
    </>
  )
}
