import type { PlantedFault } from './planted-fault.ts'

/** What search engines, feed readers and other programs may be told wrongly. */
export const crawlerFaults: readonly PlantedFault[] = [
  {
    name: 'legal pages are left out of the sitemap',
    file: 'components/sections/SiteMap/site-map-groups.ts',
    find: "  'legal',\n]",
    replace: ']',
    test: 'tests/site/sitemap-file.test.ts -t "holds every indexable page of de and no other"',
  },
  {
    name: 'the sitemap dates a page by its first entry',
    file: 'pages/crawlers/entry-days.ts',
    find: 'days.toSorted().at(-1)',
    replace: 'days.toSorted().at(0)',
    test: 'tests/site/sitemap-file.test.ts -t "is that of the entry, and of a list not before that of the newest entry that it shows"',
  },
  {
    name: 'a feed dates a post by its change',
    file: 'pages/crawlers/feed-files.server.ts',
    find: 'pubDate: new Date(post.published)',
    replace: 'pubDate: new Date(Date.parse(post.published) + 864e5)',
    test: 'tests/site/feeds.test.ts -t "The feeds of en RSS is read back with the same posts"',
  },
  {
    name: 'links of a feed are relative',
    file: 'pages/crawlers/feed-files.server.ts',
    find: 'absoluteHtml(htmlOf(post), { siteUrl, page })',
    replace: '(absoluteHtml, htmlOf(post))',
    test: 'tests/site/feeds.test.ts -t "The feeds of de Atom is read back with the same posts"',
  },
  {
    name: 'samples are listed on a public address',
    file: 'pages/registry/pages.ts',
    find: '!(content.sample && isPublic)',
    replace: '!(content.sample && !isPublic && isPublic)',
    test: 'tests/site/samples-for-crawlers.test.ts -t "on a public address pages that consist of samples are not listed, and no text for programs has them"',
  },
  {
    name: 'an invented story is a fact for search engines',
    file: 'pages/registry/page.ts',
    find: 'return sample ? undefined : entry',
    replace: 'return sample && !entry ? undefined : entry',
    test: 'tests/site/structured-data.test.ts -t "a real story is an article by the company, a sample is nothing"',
  },
  {
    name: 'an earlier path leads to the English page',
    file: 'locales/moved-and-gone.ts',
    find: 'successors.get(path)?.(locale)',
    replace: "successors.get(path)?.(locale && 'en')",
    test: 'tests/site/moved-and-gone.test.ts -t "telecommunications are found at their short name (A-35)"',
  },
  {
    name: 'the Markdown of a sample does not say so',
    file: 'pages/crawlers/markdown-alternates.server.ts',
    find: '    ...(sample ? [`*${sampleMark}*`] : []),\n',
    replace: '',
    test: 'tests/site/texts-for-programs.test.ts -t "The Markdown twins of en of a sample say so below the title, and so does the list of pages"',
  },
  {
    name: 'an invented story is found as a real one',
    file: 'pages/search/page-documents.server.ts',
    find: '...(sample && { sample }),',
    replace: '',
    test: 'tests/site/search-documents.test.ts -t "an invented story or list of reviews is found as a sample, a page about our work is not"',
  },
  {
    name: 'robots are kept out of a preview and so never read noindex',
    file: 'server/crawlers/robots-txt.ts',
    find: "['User-agent: *', ...open],",
    replace: "['User-agent: *', ...(crawlers.unlisted ? ['Disallow: /'] : open)],",
    test: 'server/crawlers/crawlers.test.ts -t "stays readable on a preview: what is not read cannot say noindex"',
  },
]
