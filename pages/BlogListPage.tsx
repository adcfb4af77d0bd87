import { useData } from 'vike-react/useData'
import { BlogList } from '../components/sections/BlogList/BlogList.tsx'
import { useHref } from '../components/text/useHref.ts'
import { useLocale } from '../components/text/useLocale.ts'
import { postsOn } from '../content/blog-lists.ts'
import { feedsOf } from '../locales/feed-files.ts'
import type { BlogListData } from './blog-list-data.ts'
import { usePathname } from './usePathname.ts'

/** Every list of posts: all of them page by page, those of a category, those with a tag. */
export function BlogListPage() {
  const { head, choice, list } = useData<BlogListData>()
  const href = useHref()
  return (
    <BlogList
      {...list}
      title={head.title}
      choose={(all) => postsOn(all, choice)}
      addressOf={({ slug, language }) => href('blog.post', { post: slug }, language)}
      address={usePathname()}
      feed={feedsOf(useLocale())[0]!.path}
    />
  )
}
