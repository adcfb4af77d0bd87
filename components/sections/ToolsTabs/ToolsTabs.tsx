import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { type MarkedItem, MarkGrid, unionOfGroups } from '../../ui/MarkGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { TabsIsland } from '../../ui/Tabs.island.tsx'

export type ToolGroup = { title: string; items: readonly MarkedItem[] }

type Props = { copy: SectionCopy<'title' | 'lead'>; groups: readonly ToolGroup[] }

/** S-39: tools by group; the first tab shows each tool of all groups once. */
export function ToolsTabs({ copy, groups }: Props) {
  const text = useText()
  const all = unionOfGroups(groups)
  const [only, second] = groups
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      {only && !second ? (
        <MarkGrid items={all} />
      ) : (
        <TabsIsland
          label={text('tools-tabs.list-label')}
          tabs={[
            {
              id: 'all',
              title: text('tools-tabs.all'),
              note: all.length,
              panel: <MarkGrid items={all} />,
              union: true,
            },
            ...groups.map(({ title, items }, index) => ({
              id: `group-${index}`,
              title,
              note: items.length,
              panel: <MarkGrid items={items} />,
            })),
          ]}
        />
      )}
    </Section>
  )
}
