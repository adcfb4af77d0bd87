import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './TagSlide.module.css'

/** A tag and what is shown for it; `text` is finished HTML. */
export type TagContent = {
  tag: string
  title: string
  text: string
  picture?: { day: DrawingFile; night?: DrawingFile }
}

/** What is said about a tag. */
export function TagText({ tag, title, text, picture }: TagContent) {
  return (
    <>
      <div className={css.text}>
        <p className={css.tag}>{tag}</p>
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
