import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useText } from '../../text/useText.ts'
import { Mark, type MarkedItem, unionOfGroups } from '../../ui/MarkGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { TabsIsland } from '../../ui/Tabs.island.tsx'
import css from './TechnologyCatalogue.module.css'
import { TechnologiesByGroup, type TechnologyGroup } from './TechnologiesByGroup.tsx'
import { TechnologyPagesIsland } from './TechnologyPages.island.tsx'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  groups: readonly TechnologyGroup[]
  /** The group that is open at first; left out, all of them are. */
  open?: TechnologyGroup['title']
  /** Pages to leaf through in passing (K-07), or all at once, by group, on the page of the catalogue itself. */
  arrangement?: 'slider' | 'grid'
  /** Ways on from the head. */
  actions?: ReactNode
}

/** S-08: technologies by group, all of them first, and how many there are. */
export function TechnologyCatalogue(props: Props) {
  const { copy, groups, open, arrangement = 'slider', actions } = props
  const text = useText()
  const all = unionOfGroups(groups)
  if (all.length === 0) return null
  const filled = groups.filter(({ items }) => items.length > 0)
  const tabs = [{ title: 'all' as const, items: all }, ...filled]
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
      actions={actions}
    >
      <TabsIsland
        label={text('technology-catalogue.groups')}
        open={open}
        tabs={tabs.map((group) => {
          const name = text(`technology-catalogue.group.${group.title}`)
          return {
            id: group.title,
            title: name,
            note: group.items.length,
            panel:
              arrangement === 'grid' ? (
                <TechnologiesByGroup groups={group.title === 'all' ? filled : [group]} />
              ) : (
                <TechnologyPagesIsland
                  name={name}
                  technologies={group.items.map((item) => (
                    <Technology key={item.subtitle} {...item} />
                  ))}
                />
              ),
            union: group.title === 'all',
          }
        })}
      />
    </Section>
  )
}

/** A technology by its mark, where it has one, and its name. */
function Technology({ subtitle, image }: MarkedItem) {
  return (
    <>
      {image ? <Mark {...image} className={css.image} /> : null}
      <span className={css.name}>{subtitle}</span>
    </>
  )
}
