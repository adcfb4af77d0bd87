import { useData } from 'vike-react/useData'
import { NextStep } from '../../../components/sections/NextStep/NextStep.tsx'
import { OtherSamples, WorkSample } from '../../../components/sections/WorkSample/WorkSample.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { document, outline, others } = useData<Data>()
  return (
    <>
      <WorkSample sample={document} outline={outline} />
      <OtherSamples others={others} />
      <NextStep copy="work-samples.next" />
    </>
  )
}
