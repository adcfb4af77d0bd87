import { useData } from 'vike-react/useData'
import { Desk } from '../../components/sections/FirstScreen/Desk.tsx'
import { ProcessSteps } from '../../components/sections/ProcessSteps/ProcessSteps.tsx'
import { ReviewTeaser } from '../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { ShortContact, StartProjectRow } from '../../components/sections/ShortForms/ShortForms.tsx'
import { useText } from '../../components/text/useText.ts'
import { HeadingLevel } from '../../components/ui/Heading.tsx'
import { company } from '../../content/company.ts'
import { useFormState, usePathname } from '../current-page.ts'
import type { Data } from './+data.ts'

const nextSteps = ['reply', 'call', 'estimate'] as const

export function Page() {
  const { quote } = useData<Data>()
  const text = useText()
  const pathname = usePathname()
  return (
    <>
      <HeadingLevel level={1}>
        <ShortContact
          copy="get-in-touch.short"
          pathname={pathname}
          formState={useFormState('short-contact')}
        />
      </HeadingLevel>
      <Desk />
      <StartProjectRow
        copy="get-in-touch.start"
        pathname={pathname}
        formState={useFormState('start-project')}
      />
      <ProcessSteps
        copy="get-in-touch.next"
        steps={nextSteps.map((step) => ({
          title: text(`contact.steps.${step}-when`),
          text: text(`contact.steps.${step}-what`),
        }))}
      />
      <ReviewTeaser
        copy="get-in-touch.review"
        quote={quote}
        stars={5}
        reviewSite={company.reviewSite}
      />
    </>
  )
}
