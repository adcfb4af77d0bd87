import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { samePath } from '../../text/same-path.ts'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { Section } from '../../ui/Section.tsx'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  /** A title without a page of its own has no path. */
  links: readonly { path?: string; title: string }[]
  /** Address of the page on which the list stands. */
  currentPath: string
}

/** S-24: pages about hiring for a skill, as one flow of short names; the page itself is no link. */
export function HireBySkill({ copy, links, currentPath }: Props) {
  if (links.length === 0) return null
  return (
    <Section
      opening="quiet"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <PageLinks
        arrangement="flow"
        links={links.map((link) => ({
          ...link,
          current: link.path !== undefined && samePath(link.path, currentPath),
        }))}
      />
    </Section>
  )
}
