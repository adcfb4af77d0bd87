import { useData } from 'vike-react/useData'
import { NextStep } from '../../components/sections/NextStep/NextStep.tsx'
import { PageOpening } from '../../components/sections/PageOpening/PageOpening.tsx'
import { SiteMap } from '../../components/sections/SiteMap/SiteMap.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return (
    <>
      <PageOpening copy="site-map.opening" />
      <SiteMap groups={useData<Data>().groups} />
      <NextStep copy="site-map.next" />
    </>
  )
}
