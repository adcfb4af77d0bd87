import {
  CompanyFacts,
  EngineerLocations,
} from '../../components/sections/CompanyFacts/CompanyFacts.tsx'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { useText } from '../../components/text/useText.ts'
import { PageContactBlock } from '../PageContactBlock.tsx'

const questions = ['reader', 'nda', 'useful', 'after', 'no'] as const

export function Page() {
  const text = useText()
  return (
    <>
      <PageContactBlock copy="contact.form" level={1} />
      <CompanyFacts copy="contact.company" />
      <EngineerLocations copy="contact.locations" />
      <Faq
        copy="contact.faq"
        questions={questions.map((id) => ({
          id,
          question: text(`contact.faq.${id}.question`),
          answer: text(`contact.faq.${id}.answer`),
        }))}
        fragment="faq"
      />
    </>
  )
}
