import { ArrowRight } from 'lucide-react'
import type { TechnologyGroupId } from '../../../content/facts/technologies.ts'
import type { Story } from '../../../content/story.ts'
import type { Role } from '../../../content/taxonomy.ts'
import { EntryTitle } from '../../text/EntryTitle.tsx'
import { useElementList } from '../../text/locale-formats.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useHref, useStoryHref } from '../../text/useHref.ts'
import { IconLink } from '../../ui/Button.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { type MarkedItem, MarkGrid } from '../../ui/MarkGrid.tsx'
import css from './TechnologyCatalogue.module.css'

/** E-04; the title is a message. */
export type TechnologyGroup = {
  title: TechnologyGroupId
  /** One of several groups names the one in which it stands among all. */
  items: readonly (MarkedItem & { home?: TechnologyGroupId })[]
  /** Who works with them. */
  role?: Role | undefined
  /** Projects in which they were used. */
  stories?: readonly Pick<Story, 'slug' | 'client' | 'language' | 'sample'>[]
}

/** Those of a group that stand in it among all, where each stands once. */
export function atHome({ title, items }: TechnologyGroup) {
  return items.filter(({ home = title }) => home === title)
}

/** Each group by its name, with the ways on, beside its technologies; of several, each has those that are at home in it. */
export function TechnologiesByGroup({ groups }: { groups: readonly TechnologyGroup[] }) {
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
      <MarkGrid items={atHome(group)} />
    </div>
  ))
}

/** To the engineers who work with a group, and to projects in which it was used. */
function WaysOn({ role, stories = [] }: TechnologyGroup) {
  const href = useHref()
  const storyHref = useStoryHref()
  const names = useElementList()(
    stories.map(({ sample, ...story }) => {
      const name = <EntryTitle title={story.client} language={story.language} />
      return (
        <span key={story.slug}>
          <a href={storyHref(story)}>{name}</a> <SampleMark sample={sample} />
        </span>
      )
    }),
  )
  if (!role && stories.length === 0) return null
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
          <Message id="technology-catalogue.stories" /> {names}
        </p>
      ) : null}
    </div>
  )
}
