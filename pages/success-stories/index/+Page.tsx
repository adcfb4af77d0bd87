import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { ReviewTeaser } from '../../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { ShortContact } from '../../../components/sections/ShortContact/ShortContact.tsx'
import { filterOf } from '../../../components/sections/StoryList/story-filter.ts'
import { StoryList } from '../../../components/sections/StoryList/StoryList.tsx'
import { company } from '../../../content/company.ts'
import { useFormState } from '../../useFormState.ts'
import { usePathname } from '../../usePathname.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { stories, quote } = useData<Data>()
  const { search } = usePageContext().urlParsed
  return (
    <>
      <StoryList stories={stories} filter={filterOf(search)} />
      <ReviewTeaser copy="stories.review" quote={quote} stars={5} reviewSite={company.reviewSite} />
      <ShortContact
        copy="stories.contact"
        pathname={usePathname()}
        formState={useFormState('short-contact')}
      />
    </>
  )
}
