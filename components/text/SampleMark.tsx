import { Message } from './Message.tsx'
import css from './SampleMark.module.css'

/** Stands next to the heading of what is invented, until a real one takes its place; nothing where it is real. */
export function SampleMark({ sample }: { sample: boolean | undefined }) {
  if (!sample) return null
  return (
    <span className={css.mark}>
      <Message id="common.shell.sample-mark" />
    </span>
  )
}
