import { useData } from 'vike-react/useData'
import { StartProject } from '../../../components/sections/ShortForms/ShortForms.tsx'
import { OtherSamples, WorkSample } from '../../../components/sections/WorkSample/WorkSample.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { document, outline, others } = useData<Data>()
  return (
    <>
      <WorkSample sample={document} outline={outline} />
      <OtherSamples others={others} />
      <StartProject
        copy="work-samples.next"
        pathname={usePathname()}
        formState={useFormState('start-project')}
      />
    </>
  )
}
