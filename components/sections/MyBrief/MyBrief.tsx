import { PrintButton } from '../../page-actions/PageActions.tsx'
import type { Collected } from '../../questionnaire/collected.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { Section } from '../../ui/Section.tsx'
import type { BriefGroup, BriefTools } from './CollectedGroup.tsx'
import { CollectedListIsland } from './CollectedList.island.tsx'
import css from './MyBrief.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** What the address tells; without it the page shows what the browser keeps. */
  brought: Collected | undefined
}

/** Everything that the visitor has collected, before anything is sent, and where more is to be had. */
export function MyBrief({ copy, brought }: Props) {
  const tools = useBriefTools()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.page}>
        <div className={css.collected}>
          <CollectedListIsland brought={brought} tools={tools} />
          <div className={css.print}>
            <PrintButton />
          </div>
        </div>
        <Collect />
      </div>
    </Section>
  )
}

/** The tools whose answers can be collected. */
function Collect() {
  const href = useHref()
  return (
    <div data-print="hide">
      <h2 className={css.title}>
        <Message id="my-brief.collect.title" />
      </h2>
      <ul className={css.tools}>
        {Object.values(briefTools).map((tool) => (
          <li key={tool}>
            <a href={href(tool)}>
              <Message id={`common.route.${tool}`} />
            </a>
            <span>
              <Message id={`my-brief.collect.${tool}`} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The page that each group comes from. */
const briefTools = {
  finder: 'service-finder',
  cost: 'team-cost',
  hours: 'working-hours',
  comparison: 'compare',
  questions: 'procurement',
} as const satisfies Record<BriefGroup, string>

function useBriefTools(): BriefTools {
  const href = useHref()
  return Object.fromEntries(Object.entries(briefTools).map(([group, tool]) => [group, href(tool)]))
}
