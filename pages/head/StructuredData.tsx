import { usePageContext } from 'vike-react/usePageContext'
import { pageText } from '../../components/text/page-text.ts'
import { claimFigure } from '../../content/claim-figure.ts'
import { type ClaimId, claims, company } from '../../content/company.ts'
import type { MessageId } from '../../locales/messages.d.ts'
import { routes } from '../../locales/route-table.ts'
import { pageGraph } from '../structured-data/page-graph.ts'
import type { PageFacts } from './page-facts.ts'

/** The page's graph as a data block (crawlers guide 4). */
export function StructuredData({ page }: { page: PageFacts }) {
  const pageContext = usePageContext()
  const text = pageText(pageContext)
  const label = text as (id: MessageId) => string
  const claim = (id: ClaimId) => claimFigure(claims[id], page.locale).text
  const name = page.id === 'home' ? company.name : label(routes[page.id].label)
  const graph = pageGraph(
    { ...page, name: pageContext.data?.head?.title ?? name },
    {
      label,
      company: text('common.footer.about', {
        engineers: claim('engineers'),
        locations: claim('locations'),
        countries: claim('client-countries'),
      }),
    },
  )
  // A "<" could end the block.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
