import { useData } from 'vike-react/useData'
import { ReviewTeaser } from '../../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { ShortContact } from '../../../components/sections/ShortForms/ShortForms.tsx'
import { StoryList } from '../../../components/sections/StoryList/StoryList.tsx'
import { company } from '../../../content/company.ts'
import { useFormState, usePathname } from '../../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { stories, filter, quote } = useData<Data>()
  return (
    <>
      <StoryList stories={stories} filter={filter} />
      <ReviewTeaser copy="stories.review" quote={quote} stars={5} reviewSite={company.reviewSite} />
      <ShortContact
        copy="stories.contact"
        pathname={usePathname()}
        formState={useFormState('short-contact')}
      />
    </>
  )
}
