import { useData } from 'vike-react/useData'
import { FeaturedContent } from '../../../components/sections/FeaturedContent/FeaturedContent.tsx'
import { PostArticle } from '../../../components/sections/PostArticle/PostArticle.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { post, related } = useData<Data>()
  return (
    <>
      <PostArticle post={post} />
      <FeaturedContent
        posts={related.posts}
        value={related.subject}
        except={post.slug}
        all={related.all}
      />
    </>
  )
}
