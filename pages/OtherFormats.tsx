import { feedsOf } from '../locales/feed-files.ts'
import type { PageMeta } from './head/page-meta.ts'

type Props = Pick<PageMeta, 'id' | 'locale' | 'markdown'>

/** What programs read instead of a page: feeds on the blog, and its text as Markdown. */
export function OtherFormats({ id, locale, markdown }: Props) {
  const feeds = /^blog(\.|$)/.test(id) ? feedsOf(locale) : []
  return (
    <>
      {feeds.map(({ name, path, type }) => (
        <link key={type} rel="alternate" type={type} title={name} href={path} />
      ))}
      {markdown ? <link rel="alternate" type="text/markdown" href={markdown} /> : null}
    </>
  )
}
