import { usePageContext } from 'vike-react/usePageContext'
import { MyBrief } from '../../components/sections/MyBrief/MyBrief.tsx'
import { HeadingLevel } from '../../components/ui/Heading.tsx'

export function Page() {
  const { brought } = usePageContext()
  return (
    <HeadingLevel level={1}>
      <MyBrief copy="my-brief.section" brought={brought} />
    </HeadingLevel>
  )
}
