import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { TagRotationIsland } from './TagRotation.island.tsx'
import css from './TagSlider.module.css'

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

/** A tag and what is shown for it; `text` is finished HTML. */
export type TagContent = {
  tag: string
  title: string
  text: string
  picture?: { day: DrawingFile; night?: DrawingFile }
}

/** What is said about a tag. */
function TagText({ tag, title, text, picture }: TagContent) {
  return (
    <>
      <div className={css.text}>
        <p className={css.ownTag}>{tag}</p>
        <Heading size="h3">{title}</Heading>
        <Prose html={text} />
      </div>
      {picture ? (
        <div className={css.picture}>
          <Drawing {...picture} decorative />
        </div>
      ) : null}
    </>
  )
}
