import { useData } from 'vike-react/useData'
import { FeaturedContent } from '../../../components/sections/FeaturedContent/FeaturedContent.tsx'
import { PostArticle } from '../../../components/sections/PostArticle/PostArticle.tsx'
import { useHref } from '../../../components/text/useHref.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { post, related } = useData<Data>()
  const href = useHref()
  return (
    <>
      <PostArticle post={post} />
      <FeaturedContent
        posts={related.posts}
        value={related.subject}
        least={related.least}
        except={post.slug}
        addressOf={({ slug, language }) => href('blog.post', { post: slug }, language)}
        all={related.all}
      />
    </>
  )
}
