import { ScratchProject } from '../support/scratch-project.ts'
import { writePosts } from './generated-posts.ts'
import { runStep } from './measured-build.ts'

/** Per page, a post of 700 words: Hugo 0.5 ms, Eleventy 0.8, Vike alone 5.0, Astro 13.3, Next.js 21.1. */
const goals = { ms: 2.5, growth: 1.02, mbOfPage: 0.02, mb: 700 }

/**
 * Builds sites of so many posts in two languages, once each, and compares them with the site without: code
 * and pages, as other generators make them. Share pictures and search documents, which those do not make,
 * are left out, and compression stands beside.
 */
export function generatedSites(sizes: readonly number[]) {
  const builds = [0, ...sizes].map((posts) => ({ posts, ...buildWith(posts) }))
  const [none, ...others] = builds
  const rows = others.map(({ posts, ...built }) => {
    const pages = built.pages - none!.pages
    const per = (value: number, base: number) => Number(((value - base) / pages).toFixed(3))
    return {
      posts,
      pages,
      s: Math.round(built.seconds),
      'ms a page': per(built.seconds * 1000, none!.seconds * 1000),
      'processor ms a page': per(built.processor * 1000, none!.processor * 1000),
      'compression, processor ms': Number(((built.compression * 1000) / built.pages).toFixed(3)),
      MB: Math.round(built.megabytes),
      'MB a page': per(built.megabytes, none!.megabytes),
    }
  })
  const growth = exponent(rows[0]!, rows.at(-1)!)
  console.info('Generated posts of 700 words in two languages, one run for each size')
  console.table([
    ...rows,
    { posts: 'goal', 'ms a page': goals.ms, MB: goals.mb, 'MB a page': goals.mbOfPage },
  ])
  console.info(
    `Time of processors grows with the pages to the power of ${growth.toFixed(3)}; goal: ${goals.growth}`,
  )
  return { goals, rows, growth }
}

function buildWith(posts: number) {
  const project = new ScratchProject()
  try {
    writePosts(project.folder, posts)
    const code = runStep(project.folder, 'code')
    const finish = runStep(project.folder, 'finish')
    const { compression = { seconds: 0, processor: 0 } } = finish.parts
    return {
      pages: finish.pages,
      seconds: code.usage.seconds + finish.usage.seconds - compression.seconds,
      processor: code.usage.processor + finish.usage.processor - compression.processor,
      compression: compression.processor,
      megabytes: Math.max(code.usage.megabytes, finish.usage.megabytes),
    }
  } finally {
    void project.remove()
  }
}

type Row = { pages: number; 'processor ms a page': number }

/** Slope of the processors' time for all generated pages over their number, both as logarithms: 1 is linear. */
function exponent(small: Row, large: Row): number {
  const each = 'processor ms a page'
  return 1 + Math.log(large[each] / small[each]) / Math.log(large.pages / small.pages)
}
