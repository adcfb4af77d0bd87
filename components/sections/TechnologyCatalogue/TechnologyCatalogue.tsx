import type { TechnologyGroupId } from '../../../content/facts/technologies.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { Mark, type MarkedItem, MarkGrid, unionOfGroups } from '../../ui/MarkGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { TabsIsland } from '../../ui/Tabs.island.tsx'
import css from './TechnologyCatalogue.module.css'
import { TechnologyPagesIsland } from './TechnologyPages.island.tsx'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  groups: readonly TechnologyGroup[]
  /** The group that is open at first; left out, all of them are. */
  open?: TechnologyGroup['title']
  /** Pages to leaf through in passing (K-07), or all at once on the page of the catalogue itself. */
  arrangement?: 'slider' | 'grid'
}

/** S-08: technologies by group, all of them first, and how many there are. */
export function TechnologyCatalogue({ copy, groups, open, arrangement = 'slider' }: Props) {
  const text = useText()
  const all = unionOfGroups(groups)
  if (all.length === 0) return null
  const tabs = [
    { title: 'all' as const, items: all },
    ...groups.filter(({ items }) => items.length > 0),
  ]
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={
        <>
          <p>
            <SectionText copy={copy} part="lead" />
          </p>
          <p className={css.shown}>
            <Message id="technology-catalogue.shown" values={{ count: all.length }} />
          </p>
        </>
      }
    >
      <TabsIsland
        label={text('technology-catalogue.groups')}
        open={open}
        tabs={tabs.map(({ title, items }) => {
          const name = text(`technology-catalogue.group.${title}`)
          return {
            id: title,
            title: name,
            note: items.length,
            panel:
              arrangement === 'grid' ? (
                <MarkGrid items={items} />
              ) : (
                <TechnologyPagesIsland
                  name={name}
                  technologies={items.map((item) => (
                    <Technology key={item.subtitle} {...item} />
                  ))}
                />
              ),
          }
        })}
      />
    </Section>
  )
}

/** E-04; the title is a message. */
export type TechnologyGroup = { title: TechnologyGroupId; items: readonly MarkedItem[] }

/** A technology by its mark, where it has one, and its name. */
function Technology({ subtitle, image }: MarkedItem) {
  return (
    <>
      {image ? <Mark {...image} className={css.image} /> : null}
      <span className={css.name}>{subtitle}</span>
    </>
  )
}
