import { useText } from '../../text/useText.ts'
import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import css from './TagSlide.module.css'

/** A tag and what is shown for it; `text` is finished HTML. */
export type TagContent = {
  tag: string
  title: string
  text: string
  picture?: { day: DrawingFile; night?: DrawingFile }
}

type Props = {
  content: TagContent
  /** Slot in which the content lies; none for a content that is not due. */
  slot?: number
  shown: boolean
}

/** One content of the slider; those not shown are out of reach. */
export function TagSlide({ content, slot, shown }: Props) {
  const { tag, title, text: html, picture } = content
  const text = useText()
  const hydrated = useHydrated()
  const group =
    slot === undefined
      ? {}
      : {
          role: 'group',
          'aria-roledescription': text('common.carousel.slide-role'),
          'aria-label': text('common.carousel.position', { place: slot + 1, count: 2 }),
        }
  return (
    <div
      {...group}
      className={css.slide}
      data-slot={slot === undefined ? undefined : 'ab'[slot]}
      data-shown={shown || undefined}
      inert={hydrated && !shown}
    >
      <div className={css.text}>
        <p className={css.tag}>{tag}</p>
        <Heading size="h3">{title}</Heading>
        <Prose html={html} />
      </div>
      {picture ? (
        <div className={css.picture}>
          <Drawing {...picture} decorative />
        </div>
      ) : null}
    </div>
  )
}
