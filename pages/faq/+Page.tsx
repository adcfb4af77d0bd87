import { useState } from 'react'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { matchingQuestions } from '../../components/sections/QuestionSearch/matching-questions.ts'
import { QuestionSearch } from '../../components/sections/QuestionSearch/QuestionSearch.tsx'
import { ShortContact } from '../../components/sections/ShortContact/ShortContact.tsx'
import { useFormState } from '../useFormState.ts'
import { usePathname } from '../usePathname.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { request } = useData<Data>()
  const { q: asked = '' } = usePageContext().urlParsed.search
  return (
    <>
      <SearchedQuestions key={asked} asked={asked} />
      <ShortContact
        copy={request}
        pathname={usePathname()}
        formState={useFormState('short-contact')}
      />
    </>
  )
}

/** The groups of questions that fit what the address asks for, or what was typed since. */
function SearchedQuestions({ asked }: { asked: string }) {
  const { hero, groups } = useData<Data>()
  const [query, setQuery] = useState(asked)
  const found = matchingQuestions(groups, query)
  return (
    <>
      <QuestionSearch
        copy={hero}
        action={usePathname()}
        asked={asked}
        query={query}
        onQuery={setQuery}
        groups={found.map(({ id, title, questions }) => ({ id, title, count: questions.length }))}
      />
      {found.map((group) => (
        <Faq key={group.id} copy={group} questions={group.questions} fragment={group.id} />
      ))}
    </>
  )
}
