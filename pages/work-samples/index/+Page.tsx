import { useData } from 'vike-react/useData'
import { NextStep } from '../../../components/sections/NextStep/NextStep.tsx'
import { PageOpening } from '../../../components/sections/PageOpening/PageOpening.tsx'
import { WorkSampleList } from '../../../components/sections/WorkSampleList/WorkSampleList.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { samples } = useData<Data>()
  return (
    <>
      <PageOpening copy="work-samples.list" />
      <WorkSampleList samples={samples} />
      <NextStep copy="work-samples.next" />
    </>
  )
}
