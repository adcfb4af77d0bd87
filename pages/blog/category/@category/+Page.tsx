import { BlogListPage } from '../../BlogListPage.tsx'

export function Page() {
  return <BlogListPage />
}
