import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { Heading } from '../../ui/Heading.tsx'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { Section } from '../../ui/Section.tsx'
import { TabsIsland } from '../../ui/Tabs.island.tsx'
import css from './IndustryTabs.module.css'

export type IndustryGroup = {
  id: string
  title: string
  text: string
  /** Industries of the group; those with a page of their own have its address. */
  industries: readonly IndustryOfGroup[]
}

type IndustryOfGroup = {
  title: string
  path?: string
  /** What we build there, in a sentence; without it the titles stand alone. */
  sentence?: string
}

type Props = { copy: SectionCopy<'title' | 'lead'>; groups: readonly IndustryGroup[] }

/** S-52: groups of industries as tabs, the first one selected. */
export function IndustryTabs({ copy, groups }: Props) {
  const text = useText()
  return (
    <Section
      tone="buff"
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <TabsIsland
        label={text('industry-tabs.list-label')}
        tabs={groups.map((group) => ({
          id: group.id,
          title: group.title,
          note: group.industries.length,
          panel: (
            <div className={css.group}>
              <p className={css.text}>{group.text}</p>
              <Industries industries={group.industries} />
            </div>
          ),
        }))}
      />
    </Section>
  )
}

/** Each with what we build there, or, where nothing is told, the titles as links. */
function Industries({ industries }: Pick<IndustryGroup, 'industries'>) {
  if (!industries.some(({ sentence }) => sentence)) return <PageLinks links={industries} />
  return (
    <div className={css.told}>
      {industries.map(({ title, path, sentence }) => (
        <div key={title} className={css.industry}>
          <Heading size="h3">{path ? <a href={path}>{title}</a> : title}</Heading>
          {sentence ? <p>{sentence}</p> : null}
        </div>
      ))}
    </div>
  )
}
