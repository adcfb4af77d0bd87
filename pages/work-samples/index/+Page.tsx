import { useData } from 'vike-react/useData'
import { PageOpening } from '../../../components/sections/PageOpening/PageOpening.tsx'
import { StartProject } from '../../../components/sections/ShortForms/ShortForms.tsx'
import { WorkSampleList } from '../../../components/sections/WorkSampleList/WorkSampleList.tsx'
import { useFormState, usePathname } from '../../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { samples } = useData<Data>()
  return (
    <>
      <PageOpening copy="work-samples.list" />
      <WorkSampleList samples={samples} />
      <StartProject
        copy="work-samples.next"
        pathname={usePathname()}
        formState={useFormState('start-project')}
      />
    </>
  )
}
