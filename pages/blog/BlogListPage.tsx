import { useData } from 'vike-react/useData'
import { BlogList } from '../../components/sections/BlogList/BlogList.tsx'
import { useLocale } from '../../components/text/IntlRoot.tsx'
import { feedsOf } from '../../locales/feeds.ts'
import type { Data } from './+data.ts'
import { usePathname } from '../current-page.ts'

/** Every list of posts: all of them page by page, those of a category, those with a tag. */
export function BlogListPage() {
  const { title, choice, list } = useData<Data>()
  return (
    <BlogList
      {...list}
      title={title}
      choice={choice}
      path={usePathname()}
      feed={feedsOf(useLocale())[0]!.path}
    />
  )
}
