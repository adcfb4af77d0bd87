import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { Section } from '../../ui/Section.tsx'
import { TabsIsland } from '../../ui/Tabs.island.tsx'
import css from './IndustryTabs.module.css'

export type IndustryGroup = {
  id: string
  title: string
  text: string
  /** Industries of the group; those with a page of their own have its address. */
  industries: readonly { title: string; path?: string }[]
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
              <PageLinks links={group.industries} />
            </div>
          ),
        }))}
      />
    </Section>
  )
}
