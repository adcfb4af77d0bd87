import { Drawing, type DrawingFile } from '../../ui/Drawing.tsx'
import css from './ToolsTabs.module.css'

export type Tool = {
  subtitle: string
  /** Its mark. */
  image?: { day: DrawingFile; night: DrawingFile }
}

/** Tools in a ruled grid; a mark only accompanies the name. */
export function ToolGrid({ items }: { items: readonly Tool[] }) {
  return (
    <ul className={css.tools}>
      {items.map(({ subtitle, image }) => (
        <li key={subtitle}>
          {image ? <Drawing day={image.day} night={image.night} decorative /> : null}
          {subtitle}
        </li>
      ))}
    </ul>
  )
}
