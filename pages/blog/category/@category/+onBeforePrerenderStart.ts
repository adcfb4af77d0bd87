import { familyPaths } from '../../../family-paths.ts'

export function onBeforePrerenderStart(): string[] {
  return familyPaths('blog.category')
}
