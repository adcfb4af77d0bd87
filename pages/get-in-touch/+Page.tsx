import { useData } from 'vike-react/useData'
import { Desk } from '../../components/sections/FirstScreen/Desk.tsx'
import { ReviewTeaser } from '../../components/sections/ReviewTeaser/ReviewTeaser.tsx'
import { ShortContact, StartProjectRow } from '../../components/sections/ShortForms/ShortForms.tsx'
import { AnswerSteps } from '../../components/text/AnswerSteps.tsx'
import { SectionText } from '../../components/text/SectionText.tsx'
import { HeadingLevel } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/Section.tsx'
import { company } from '../../content/company.ts'
import { useFormState, usePathname } from '../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { quote } = useData<Data>()
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
      <Section
        opening="beside"
        title={<SectionText copy="get-in-touch.next" part="title" />}
        lead={<SectionText copy="get-in-touch.next" part="lead" />}
      >
        <AnswerSteps />
      </Section>
      <ReviewTeaser
        copy="get-in-touch.review"
        quote={quote}
        stars={5}
        reviewSite={company.reviewSite}
      />
    </>
  )
}
