import { searchResult, textWidth } from '../../../content/search-result.ts'
import { attribute, type BuiltPage, canonicalOf, languageOf } from './built-pages.ts'

type Part = keyof typeof searchResult

/**
 * Errors in what a page says about itself: title and description missing, too wide or not its own, words that are
 * divided outside of the visible text, more or fewer than one `h1`, a canonical address that is another's.
 * @param origin public address of the site without a slash at the end
 */
export function headFindings(pages: readonly BuiltPage[], origin: string): string[] {
  return [
    ...(Object.keys(searchResult) as Part[]).flatMap((part) => wordFindings(pages, part)),
    ...pages.flatMap(headingFindings),
    ...pages.flatMap(dividedFindings),
    ...pages
      .filter((page) => canonicalOf(page) !== origin + page.path)
      .map((page) => `${page.path}: the canonical address is ${canonicalOf(page)}`),
  ]
}

function wordFindings(pages: readonly BuiltPage[], part: Part): string[] {
  const { width, size } = searchResult[part]
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    const words = textOf(page, part)
    if (words === '') return [`${page.path}: there is no ${part}`]
    const measured = Math.ceil(textWidth(words, size))
    const key = `${languageOf(page)} ${words}`
    const twin = first.get(key)
    if (!twin) first.set(key, page.path)
    return [
      ...(measured > width ? [`${page.path}: the ${part} is ${measured} px wide: ${words}`] : []),
      ...(twin ? [`${page.path}: the ${part} is that of ${twin}`] : []),
    ]
  })
}

function textOf(page: BuiltPage, part: Part): string {
  if (part === 'title') return page.document.querySelector('title')?.text.trim() ?? ''
  return attribute(page, 'meta[name=description]', 'content')?.trim() ?? ''
}

/** Soft hyphens in the head, and in names that are heard instead of seen. */
function dividedFindings({ path, document }: BuiltPage): string[] {
  const head = document.querySelector('head')?.outerHTML ?? ''
  const names = document
    .querySelectorAll('[aria-label], [alt], [title]')
    .flatMap((element) => ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name)))
  return [head, ...names]
    .flatMap((text) => /[^\s"<>]*(?:\u00ad|&shy;)[^\s"<>]*/.exec(text ?? '')?.[0] ?? [])
    .map((word) => `${path}: a word is divided that nobody sees: ${word}`)
}

function headingFindings({ path, document }: BuiltPage): string[] {
  const count = document.querySelectorAll('h1').length
  return count === 1 ? [] : [`${path}: there are ${count} h1`]
}
