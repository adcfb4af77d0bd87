import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Section } from '../../ui/Section.tsx'
import { TagRotationIsland } from './TagRotation.island.tsx'
import { type TagContent, TagText } from './TagText.tsx'

type Props = { copy: SectionCopy<'title' | 'lead'>; tags: readonly TagContent[] }

/** S-40: contents that take turns, with a tag for each. */
export function TagSlider({ copy, tags }: Props) {
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <TagRotationIsland
        tags={tags.map((content) => ({ tag: content.tag, content: <TagText {...content} /> }))}
      />
    </Section>
  )
}
