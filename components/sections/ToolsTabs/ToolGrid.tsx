import css from './ToolsTabs.module.css'

export type Tool = {
  subtitle: string
  /** Address of its mark. */
  image?: string
}

/** Tools in a ruled grid; a mark only accompanies the name. */
export function ToolGrid({ items }: { items: readonly Tool[] }) {
  return (
    <ul className={css.tools}>
      {items.map(({ subtitle, image }) => (
        <li key={subtitle}>
          {image ? <img src={image} alt="" width="24" height="24" loading="lazy" /> : null}
          {subtitle}
        </li>
      ))}
    </ul>
  )
}
