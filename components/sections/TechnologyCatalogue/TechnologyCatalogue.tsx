import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TechnologyGroupId } from '../../../content/facts/technologies.ts'
import type { Story } from '../../../content/story.ts'
import type { Role } from '../../../content/taxonomy.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { useElementList } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref, useStoryHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { IconLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
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
                <ByGroup groups={group.title === 'all' ? filled : [group]} />
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

/** E-04; the title is a message. */
export type TechnologyGroup = {
  title: TechnologyGroupId
  /** One of several groups stands in its first among all, unless it names another. */
  items: readonly (MarkedItem & { home?: TechnologyGroupId })[]
  /** Who works with them. */
  role?: Role | undefined
  /** Projects in which they were used. */
  stories?: readonly Pick<Story, 'slug' | 'client' | 'language' | 'sample'>[]
}

/** Each group by its name, with the ways on, beside its technologies; several have each technology once. */
function ByGroup({ groups }: { groups: readonly TechnologyGroup[] }) {
  const all = unionOfGroups(groups)
  const [only, second] = groups
  if (only && !second)
    return (
      <>
        <MarkGrid items={only.items} />
        <WaysOn {...only} />
      </>
    )
  return groups.map((group) => (
    <div key={group.title} className={css.group}>
      <div>
        <Heading size="h4">
          <Message id={`technology-catalogue.group.${group.title}`} />
        </Heading>
        <WaysOn {...group} />
      </div>
      <MarkGrid
        items={group.items.filter((item) =>
          item.home ? item.home === group.title : all.includes(item),
        )}
      />
    </div>
  ))
}

/** To the engineers who work with a group, and to projects in which it was used. */
function WaysOn({ role, stories = [] }: TechnologyGroup) {
  const href = useHref()
  const storyHref = useStoryHref()
  const sample = stories.some((story) => story.sample)
  const names = useElementList()(
    stories.map((story) => (
      <a key={story.slug} href={storyHref(story)}>
        <EntryTitle title={story.client} language={story.language} />
      </a>
    )),
  )
  return (
    <div className={css.ways}>
      {role ? (
        <IconLink href={href('hire.role', { role })} pointing>
          <Message id={`taxonomy.role.${role}`} />
          <ArrowRight strokeWidth={1.6} />
        </IconLink>
      ) : null}
      {stories.length > 0 ? (
        <p>
          <Message id="technology-catalogue.stories" /> {names} <SampleMark sample={sample} />
        </p>
      ) : null}
    </div>
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
