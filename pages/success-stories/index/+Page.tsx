import { useData } from 'vike-react/useData'
import { StoryList } from '../../../components/sections/StoryList/StoryList.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return <StoryList stories={useData<Data>().stories} />
}
