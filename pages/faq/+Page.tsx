import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { matchesQuery } from '../../content/html-text.ts'
import { QuestionSearch } from '../../components/sections/QuestionSearch/QuestionSearch.tsx'
import { ShortContact } from '../../components/sections/ShortForms/ShortForms.tsx'
import { useFormState, usePathname } from '../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { q: asked = '' } = usePageContext().urlParsed.search
  const pathname = usePathname()
  const groups = data.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => ({
      ...question,
      hidden: !matchesQuery(question.searched, asked),
    })),
  }))
  return (
    <>
      <QuestionSearch
        copy={data.hero}
        action={pathname}
        asked={asked}
        groups={groups.map(({ id, title, questions }) => ({
          id,
          title,
          count: questions.filter(({ hidden }) => !hidden).length,
        }))}
      />
      {groups.map((group, at) => (
        <Faq
          key={group.id}
          copy={group}
          questions={group.questions}
          fragment={group.id}
          tone={at % 2 === 0 ? 'sunk' : 'paper'}
        />
      ))}
      <ShortContact
        copy={data.request}
        pathname={pathname}
        formState={useFormState('short-contact')}
      />
    </>
  )
}
