import { type Copy, Words } from '../../text/Words.tsx'
import { Section } from '../../ui/Section.tsx'
import { TagRotationIsland } from './TagRotation.island.tsx'
import { type TagContent, TagText } from './TagText.tsx'

type Props = { copy: Copy<'title' | 'lead'>; tags: readonly TagContent[] }

/** S-40: contents that take turns, with a tag for each. */
export function TagSlider({ copy, tags }: Props) {
  return (
    <Section
      opening="split"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <TagRotationIsland
        tags={tags.map((content) => ({ tag: content.tag, content: <TagText {...content} /> }))}
      />
    </Section>
  )
}
